import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import { stamp, UUID_BYTES } from '../../lib/uuid/uuid.ts';
import * as fields from './fields.ts';
import { writeUuid } from './format.ts';
import { inspectUuid } from './inspect.ts';
import { generateNameBased } from './name-based.ts';
import { readUuid } from './read.ts';
import type en from './strings/en.json';
import { generateGregorian, generateV7 } from '../../lib/uuid/time-based.ts';

export default implement<typeof fields, typeof en & typeof charset>(fields, {
  generate: async (input, context) => {
    const uuids = await generateBytes(input, context);
    return { uuids: uuids.map((bytes) => writeUuid(bytes, input.format, input.uppercase)).join('\n') };
  },
  inspect: ({ uuid }) => {
    const { bytes, isPeeled } = readUuid(uuid, 'uuid');
    return { ...inspectUuid(bytes), notes: isPeeled ? ['surroundings-removed'] : [] };
  },
});

async function generateBytes(input: InputValues<typeof fields.generate.input>, context: RunContext): Promise<Uint8Array[]> {
  const { version, count, namespace, name, timestamp, clockSequence, node } = input;
  const repeat = (make: () => Uint8Array): Uint8Array[] => Array.from({ length: count }, make);
  switch (version) {
    case 'nil':
      return repeat(() => new Uint8Array(UUID_BYTES));
    case 'max':
      return repeat(() => new Uint8Array(UUID_BYTES).fill(255));
    case 'v4':
      return repeat(() => stamp(Uint8Array.from(context.randomBytes(UUID_BYTES)), 4));
    case 'v7':
      return generateV7(count, timestamp, context);
    case 'v1':
    case 'v6':
      return generateGregorian({ version, count, timestamp, clockSequence, node }, context);
    case 'v3':
    case 'v5':
    case 'v8':
      return await generateNameBased(version, namespace, name, context);
  }
}
