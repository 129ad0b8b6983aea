export { EditorView } from '@codemirror/view';
