import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'GNU coreutils; python3 stat.filemode',
      input: { mode: '755' },
      output: {
        octal: '755',
        fullOctal: '0755',
        permissions: 'rwxr-xr-x',
        clauses: 'u=rwx,g=rx,o=rx',
        command: 'chmod 755 path',
        classes: [
          { who: 'owner', read: true, write: true, execute: true, special: false },
          { who: 'group', read: true, write: false, execute: true, special: false },
          { who: 'others', read: true, write: false, execute: true, special: false },
        ],
        notes: [],
      },
      example: true,
    },
    {
      source: 'python3 stat.filemode; CorentinTh/it-tools#527',
      input: { mode: '-rwsr-xr-t' },
      output: { octal: '5755', fileType: 'file', notes: ['setuid', 'sticky'] },
      example: true,
    },
    { source: 'CorentinTh/it-tools#522', input: { mode: 'drwx------' }, output: { octal: '700', fileType: 'directory' } },
    { source: 'leading zero', input: { mode: '0644' }, output: { octal: '644', fullOctal: '0644', permissions: 'rw-r--r--' } },
    { source: 'GNU chmod', input: { mode: 'u=rwx,g=rx,o=' }, output: { octal: '750', permissions: 'rwxr-x---' } },
    { source: 'like /tmp', input: { mode: '1777' }, output: { permissions: 'rwxrwxrwt', notes: ['sticky'], binary: '001 111 111 111' }, example: true },
    { source: 'short octal is padded on the left', input: { mode: '7' }, output: { octal: '007', permissions: '------rwx', notes: ['world-writable'] } },
    { source: 'quoted for a POSIX shell', input: { mode: '644', path: "my file's", recursive: true }, output: { command: "chmod -R 644 'my file'\\''s'" } },
    {
      source: 'python3 stat.filemode: S without execute',
      input: { mode: '4644' },
      output: { permissions: 'rwSr--r--', notes: ['setuid', 'setuid-without-execute'] },
    },
    { source: '8 is no octal digit', input: { mode: '888' }, error: 'invalid-octal-digit', field: 'mode' },
    { source: 'six characters', input: { mode: 'rwxrwx' }, error: 'invalid-mode', field: 'mode' },
    { source: 'relative: use apply', input: { mode: 'u+x' }, error: 'invalid-mode', field: 'mode' },
    { source: 'above 7777', input: { mode: '10000' }, error: 'out-of-range', field: 'mode' },
  ],
  apply: [
    { source: 'GNU chmod', input: { clauses: 'u+x,go-w', mode: '664' }, output: { octal: '744', permissions: 'rwxr--r--' } },
    { source: 'GNU chmod: no letter before + obeys the umask', input: { clauses: '+w', mode: '444', umask: '022' }, output: { octal: '644' }, example: true },
    { source: 'GNU chmod', input: { clauses: 'a+X', mode: '644' }, output: { octal: '644' } },
    { source: 'GNU chmod', input: { clauses: 'a+X', mode: '644', directory: true }, output: { octal: '755' } },
    { source: 'GNU chmod', input: { clauses: 'g=u', mode: '640' }, output: { octal: '660' } },
    { source: 'GNU chmod keeps setuid and setgid of directories', input: { clauses: 'u=rw', mode: '4755', directory: true }, output: { octal: '4655' } },
    { source: 'z', input: { clauses: 'u+z' }, error: 'invalid-clause', field: 'clauses' },
  ],
  umask: [
    {
      source: 'bash umask -S, touch, mkdir',
      input: { umask: '022' },
      output: {
        umask: '0022',
        fileOctal: '644',
        filePermissions: 'rw-r--r--',
        directoryOctal: '755',
        directoryPermissions: 'rwxr-xr-x',
        symbolicUmask: 'u=rwx,g=rx,o=rx',
      },
      example: true,
    },
    { source: 'bash', input: { umask: 'u=rwx,g=rx,o=' }, output: { umask: '0027' } },
    { source: 'not octal', input: { umask: '088' }, error: 'invalid-umask', field: 'umask' },
  ],
});
