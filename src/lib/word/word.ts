/**
 * Makes a function that cuts a text into what is no word, a word, what is no word, and so on: nothing is left out, and the words
 * have the odd places. A word is a run of `characters`, in which single `joiners` may stand (as in `don't` and `back-end`);
 * both are what stands between the brackets of a regular expression's class.
 */
export function wordSplitter(characters: string, joiners: string): (text: string) => string[] {
  // Single characters only: loops over long runs of letters run out of stack.
  const foreign = new RegExp(`([^${characters}${joiners}])`, 'u');
  const loose = new RegExp(`([${joiners}](?=[${joiners}]|$)|(?<=[${joiners}]|^)[${joiners}])`, 'u');

  return (text) => {
    const parts: string[] = [];
    let between = '';
    for (const [index, piece] of text.split(foreign).entries()) {
      if (index % 2 === 1) {
        between += piece;
        continue;
      }
      for (const [at, part] of piece.split(loose).entries()) {
        if (at % 2 === 1) between += part;
        else if (part !== '') {
          parts.push(between, part);
          between = '';
        }
      }
    }
    parts.push(between);
    return parts;
  };
}
