import { implement } from '../../contract/operations.ts';
import type ipv4 from '../../lib/ipv4/strings/en.json';
import * as fields from './fields.ts';
import { detectNotation, readAddress } from './read-address.ts';
import type en from './strings/en.json';
import { writeAddress } from './write-address.ts';

export default implement<typeof fields, typeof en & typeof ipv4>(fields, {
  convert: ({ address, notation }) => {
    const text = address.trim();
    const detectedNotation = notation === 'auto' ? detectNotation(text) : notation;
    return { ...writeAddress(readAddress(text, detectedNotation)), detectedNotation };
  },
});
