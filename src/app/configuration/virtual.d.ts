declare module 'virtual:configuration' {
  type Reading = import('./settings.ts').Reading;

  /** What came of reading the settings of this build. */
  const reading: Reading;
  export default reading;
}
