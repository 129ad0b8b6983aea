/**
 * Creates a function that splits a text into alternating non-words and words: nothing is omitted, and the words
 * have odd indexes. A word is a run of `characters`, which may contain single `joiners` (as in `don't` and `back-end`);
 * both are the content of a regular expression's character class.
 */
export function wordSplitter(characters: string, joiners: string): (text: string) => string[] {
  // Single characters only: loops over long runs of letters exhaust the stack.
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
