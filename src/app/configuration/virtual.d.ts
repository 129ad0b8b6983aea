declare module 'virtual:configuration' {
  import type { Reading } from './settings.ts';

  /** What came of reading the settings of this build. */
  const reading: Reading;
  export default reading;
}
