export { defaultKeymap } from '@codemirror/commands';
export { searchKeymap } from '@codemirror/search';
