import { InputError } from '../../../contract/errors.ts';
import type { FileValue } from '../../../contract/values.ts';
import { decodeBase64, encodeBase64 } from '../../../lib/base64/base64.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { wrongType } from '../wrong-type.ts';
import { fileSchema } from '../../schema/json-schema.ts';

export const file: InputKindModule<'file'> = {
  check(name, _field, given) {
    if (typeof given !== 'object' || given === null || !('name' in given) || typeof given.name !== 'string') throw wrongType(name, 'file');
    const type = 'type' in given && typeof given.type === 'string' ? given.type : '';
    // Pages, the command line and tests pass FileValues instead of the JSON form.
    if ('content' in given) return { name: given.name, type, content: given.content as FileValue['content'] };
    if (!('base64' in given) || typeof given.base64 !== 'string') throw wrongType(name, 'file');
    return { name: given.name, type, content: decodeBase64OfFile(given.base64, name) };
  },
  defaultOf: () => undefined,
  isNothing: (value) => value === undefined,
  isOption: false,
  linkForm: () => undefined,
};

function decodeBase64OfFile(base64: string, field: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(base64, field);
  } catch (error) {
    // The Base64 belongs to the wire form, not to the operation, so the error must be one of the shared ones.
    if (error instanceof InputError) throw wrongType(field, 'file');
    throw error;
  }
}

export const fileShape: InputShape<'file'> = {
  schema: () => fileSchema,
  random(_field, { fc, text }) {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      text.map((each) => new TextEncoder().encode(each)),
    );
    return fc.record({
      name: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('a.png', '', 'x.tar.gz', '..')),
      type: fc.constantFrom('', 'text/plain', 'image/png'),
      base64: bytes.map((each) => encodeBase64(each)),
    });
  },
};
