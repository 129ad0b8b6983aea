import { createHash, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { describeGlobalId, formatPrefix, hashGlobalId, inspectAddress, ntpTime, subnetOf } from './unique-local.ts';

const globalIds = fc.stringMatching(/^[\da-f]{10}$/u);
const subnetIds = fc.stringMatching(/^[\da-f]{4}$/u);

test('inspecting a generated prefix gives the same parts', () => {
  fc.assert(
    fc.property(fc.oneof(globalIds, fc.constant('0000000000')), subnetIds, (globalId, subnetId) => {
      const { subnet, firstAddress, lastAddress } = subnetOf(formatPrefix(globalId), subnetId);
      for (const address of [subnet, firstAddress, lastAddress]) {
        expect(inspectAddress(address)).toMatchObject({ isUniqueLocal: true, locallyAssigned: true, globalId, subnetId, prefix: formatPrefix(globalId) });
      }
    }),
  );
});

test('the first and last subnets are 0 and ffff', () => {
  fc.assert(
    fc.property(globalIds, (globalId) => {
      const { firstSubnet, lastSubnet } = describeGlobalId(globalId);
      expect([firstSubnet, lastSubnet]).toEqual(['0', 'ffff'].map((subnetId) => subnetOf(formatPrefix(globalId), subnetId).subnet));
    }),
  );
});

test('the hash equals that of the platform', async () => {
  const mac = fc.stringMatching(/^(?:[\da-f]{12}|[\da-f]{16})$/u);
  await fc.assert(
    fc.asyncProperty(mac, fc.integer({ min: 0, max: 4e12 }), async (digits, time) => {
      const { globalId, timestamp, eui64 } = await hashGlobalId(digits, time);
      expect(globalId).toBe(
        createHash('sha1')
          .update(Buffer.from(timestamp + eui64, 'hex'))
          .digest('hex')
          .slice(-10),
      );
      const ntp = (BigInt(time) * 2n ** 32n) / 1000n + 2_208_988_800n * 2n ** 32n;
      expect(timestamp).toBe(BigInt.asUintN(64, ntp).toString(16).padStart(16, '0'));
    }),
  );
});

test('times before 1970 and with fractions of a millisecond have a timestamp', () => {
  expect(ntpTime(-2_208_988_800_000)).toBe('0000000000000000');
  expect(ntpTime(-0.5)).toMatch(/^83aa7e7fff/u);
  fc.assert(fc.property(fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true }), (time) => /^[\da-f]{16}$/u.test(ntpTime(time))));
});

test('any text is inspected or rejected with an InputError', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\da-f:.%/[\]]{0,45}$/u), fc.ipV6());
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      for (const run of [() => inspectAddress(text), () => subnetOf(text, other)]) {
        try {
          expect(Object.keys(run()).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }
    }),
  );
});

test('random bytes become the Global ID unchanged', () => {
  const bytes = webcrypto.getRandomValues(new Uint8Array(5));
  expect(describeGlobalId(encodeHex(bytes)).globalId).toBe(encodeHex(bytes));
});
