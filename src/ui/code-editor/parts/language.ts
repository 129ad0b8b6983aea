export { syntaxHighlighting } from '@codemirror/language';
