// The bundle, because the modules read the version from package.json when they load, which a bundle of this product does not have.
declare module 'csso/dist/csso.esm' {
  export { minify, syntax } from 'csso';
}
