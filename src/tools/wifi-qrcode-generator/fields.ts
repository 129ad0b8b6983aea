import { choice, file, flag, image, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { qrCodeInputs, SLOW_SIZE } from '../../lib/qr-code/fields.ts';
import { eapMethods, escapings, phase2Methods, protectedSecurities, securities, wifiNotes } from './terms.ts';

const enterprise = { security: 'WPA2-EAP' } as const;

export const encode = declare({
  input: {
    ssid: text({ primary: true, sample: 'Guest network' }),
    security: choice(securities),
    password: text({ secret: true, sample: 'correct horse battery', sampleWith: 'ssid', usedWhen: { security: protectedSecurities } }),
    hidden: flag({ default: false }),
    eapMethod: choice(eapMethods, { default: 'PEAP', names: true, usedWhen: enterprise }),
    phase2Method: choice(phase2Methods, { default: 'MSCHAPV2', usedWhen: enterprise }),
    identity: text({ usedWhen: enterprise }),
    anonymousIdentity: text({ usedWhen: enterprise }),
    escaping: choice(escapings, { rare: true }),
    ...qrCodeInputs,
  },
  output: {
    svg: image({ primary: true }),
    png: file(),
    payload: text({ secret: true, format: 'wifi-payload' }),
    terminal: text(),
    notes: list({ codes: wifiNotes }),
  },
  errors: ['unpaired-surrogate', 'ssid-too-long', 'missing-password', 'missing-identity', 'missing-phase2-method', 'text-too-long', 'size-too-small'],
  cost: ({ size }) => (size > SLOW_SIZE ? 'slow' : 'instant'),
  isDefault: true,
});

export const decode = declare({
  input: { payload: text({ primary: true, secret: true, format: 'wifi-payload' }) },
  output: {
    ssid: text({ primary: true }),
    security: text(),
    password: text({ secret: true }),
    eapMethod: text(),
    phase2Method: text(),
    identity: text(),
    anonymousIdentity: text(),
    hidden: flag(),
  },
  errors: ['not-a-wifi-payload'],
});

/** An image of a code, such as one from this tool. */
export const readImage = declare({
  input: { image: file({ primary: true, format: 'image' }) },
  output: { payload: text({ primary: true, secret: true, format: 'wifi-payload', fills: { decode: 'payload' } }) },
  errors: ['unsupported-image', 'no-code-found', 'not-a-wifi-payload'],
  cost: 'slow',
});
