import { defineFormat } from './format.ts';

/** xxd; hexdump -C; od and hexdump; Wireshark: an offset, then numbers. */
const XXD = /^[\da-f]{8,16}:(?: [\da-f]{2,8}){1,32}(?: {1,99}|$)/imu;
const BARS = /^[\da-f]{6,16} {1,3}(?:[\da-f]{2} {1,3}){1,32} {0,99}[|>][^\n]{0,64}[|<]$/imu;
const OFFSETS = /^0{4,10}(?: {1,4}(?:[\da-f]{2}|[\da-f]{4}|[0-7]{3}|[0-7]{6}|[\da-f]{8})){1,32}(?: {2,99}\S.*)?$/iu;
const ARRAY = /^[^\n;]{0,160}[{[]\s*0x[\da-f]{1,2}\s*,\s*0x[\da-f]{1,2}\b/iu;
const ESCAPES = /^(?:(?:const )?[\w\s*[\]:&]{0,80}=\s*)?b?["'](?:\\x[\da-f]{2}){2,}/iu;

/** Bytes as the programs for them print them, or as source code contains them. */
export default defineFormat({
  parent: 'text',
  order: 90,
  looksLike(text) {
    const head = text.slice(0, 4096);
    const first = head.split('\n', 1)[0]?.trimEnd() ?? '';
    if (XXD.test(first) || BARS.test(first) || ARRAY.test(head) || ESCAPES.test(head)) return 'confident';
    return OFFSETS.test(first) && (/\n[\da-f]{4,10}(?:[ ]|$)/iu.test(head) || / {2,}\S/u.test(first)) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a       Hello, world!.',
      '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a        |Hello, world!.|\n0000000e',
      '0000000 062510 066154 026157 073440 071157 062154 005041\n0000016',
      '0000  45 00 00 3c 1c 46 40 00 40 06 b1 e6 ac 10 0a 63   E..<.F@.@......c',
      'unsigned char data[] = {\n  0x48, 0x65, 0x6c, 0x6c, 0x6f\n};',
      String.raw`b'\x89\x50\x4e\x47'`,
    ],
  },
});
