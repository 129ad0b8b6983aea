export { EditorState } from '@codemirror/state';
