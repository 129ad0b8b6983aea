declare module 'virtual:configuration' {
  type Reading = import('./settings.ts').Reading;

  /** The result of reading this build's settings. */
  const reading: Reading;
  export default reading;
}
