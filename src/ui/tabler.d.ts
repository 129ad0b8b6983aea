// Icons are imported by deep paths, because the package's main module would load all six thousand of them.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./glyph.tsx').Glyph;
  export default icon;
}
