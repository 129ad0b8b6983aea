import { defineFormat } from './format.ts';

const LETTERS = '[r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-]';
const CLAUSES = /^[augo]{1,4}=[rwxXst]*(?:,[augo]{1,4}=[rwxXst]*)*$/u;

export default defineFormat({
  parent: 'text',
  order: 40,
  looksLike(text) {
    if (new RegExp(`^[-bcdlpsD]${LETTERS}[.+@]?(?: +\\d+ \\S.{0,2000})?$`, 'u').test(text)) return 'confident';
    return /^[0-7]{3,4}$/u.test(text) || new RegExp(`^${LETTERS}$`, 'u').test(text) || CLAUSES.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['-rwxr-xr-x', 'drwxrwxrwt', '-rw-r--r--@ 1 ada staff 1024 Jan 31 12:00 notes.txt'],
    plausible: ['755', '0644', 'rwxr-xr-x', 'u=rwx,go=rx'],
  },
});
