declare module 'virtual:unicode' {
  const table: import('./characters.ts').CharacterTable;
  export default table;
}
