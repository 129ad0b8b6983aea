import type { OutputKindModule } from '../output-kind.ts';
import { bytesOf, fileToWire } from './file.ts';

export const image: OutputKindModule<'image'> = {
  toWire: (value) => value && ('svg' in value ? value.svg : fileToWire(value)),
  carry: (value) => (value ? ('svg' in value ? value.svg : value) : ''),
  print: (value) => (value ? ('svg' in value ? value.svg : bytesOf(value)) : ''),
};
