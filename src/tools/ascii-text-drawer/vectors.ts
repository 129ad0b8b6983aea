import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  draw: [
    { source: 'empty input', input: { text: '' }, output: { drawing: '', missingCharacters: [] } },
    {
      source: 'figlet 2.2.5 (C), standard',
      input: { text: 'Hi' },
      output: { drawing: ' _   _ _\n| | | (_)\n| |_| | |\n|  _  | |\n|_| |_|_|\n', missingCharacters: [] },
      example: true,
    },
    {
      source: 'figlet 2.2.5 (C), slant',
      input: { text: 'Hi', font: 'Slant' },
      output: { drawing: '    __  ___\n   / / / (_)\n  / /_/ / /\n / __  / /\n/_/ /_/_/\n' },
      example: true,
    },
    {
      source: 'figlet 2.2.5 (C), small',
      input: { text: 'Hi', font: 'Small', format: 'comment-slashes' },
      output: { drawing: '//  _  _ _\n// | || (_)\n// | __ | |\n// |_||_|_|\n//' },
      example: true,
    },
    {
      source: 'figlet 2.2.5 (C), small',
      input: { text: 'A\nB', font: 'Small' },
      output: { drawing: '   _\n  /_\\\n / _ \\\n/_/ \\_\\\n\n ___\n| _ )\n| _ \\\n|___/\n' },
    },
    {
      source: 'figlet 2.2.5 (C), small',
      input: { text: 'Hi', format: 'python', font: 'Small' },
      output: { drawing: 'print(" _  _ _")\nprint("| || (_)")\nprint("| __ | |")\nprint("|_||_|_|")\nprint("")' },
    },
    {
      source: 'figlet 2.2.5 (C), small: an empty line is blank rows',
      input: { text: 'l\r\n\r\nl\n', font: 'Small' },
      output: { drawing: ' _\n| |\n| |\n|_|\n\n\n\n\n\n\n _\n| |\n| |\n|_|\n' },
    },
    {
      source: 'figlet 2.2.5 (C), small -w 8: broken at the space',
      input: { text: 'l ll', font: 'Small', width: 8 },
      output: { drawing: ' _\n| |\n| |\n|_|\n\n _ _\n| | |\n| | |\n|_|_|\n' },
    },
    {
      source: 'the font Term draws letters unchanged',
      input: { text: '*/ -- ??"\\', font: 'Term', format: 'comment-block' },
      output: { drawing: '/*\n * * / -- ??"\\\n */' },
    },
    { source: 'XML 1.1: no -- in comments', input: { text: '<!---->', font: 'Term', format: 'comment-html' }, output: { drawing: '<!--\n<!- - - ->\n-->' } },
    { source: 'POSIX sh, 2.7.4', input: { text: 'EOF', font: 'Term', format: 'bash' }, output: { drawing: "cat <<'EOF_'\nEOF\nEOF_" } },
    { source: 'C17, 5.2.1.1: trigraphs', input: { text: 'a"\\???', font: 'Term', format: 'c' }, output: { drawing: 'puts("a\\"\\\\?\\?\\?");' } },
    { source: 'ECMAScript, 12.9.4', input: { text: 'a"\\', font: 'Term', format: 'javascript' }, output: { drawing: 'console.log("a\\"\\\\");' } },
    { source: 'HTML', input: { text: '<a&b>', font: 'Term', format: 'html' }, output: { drawing: '<pre>\n&lt;a&amp;b&gt;\n</pre>' } },
    { source: 'CommonMark 0.31.2, 4.5', input: { text: 'a```', font: 'Term', format: 'markdown' }, output: { drawing: '````text\na```\n````' } },
    { source: 'without duplicates, in order', input: { text: '山a\n川山', font: 'Term' }, output: { drawing: 'a\n', missingCharacters: ['山', '川'] } },
    { source: 'wider than the maximum', input: { text: 'a', width: 10001 }, error: 'out-of-range', field: 'width' },
  ],
});
