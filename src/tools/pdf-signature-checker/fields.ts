import { file, flag, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import {
  certificateStatuses,
  certificateTimes,
  coverages,
  digestStatuses,
  kinds,
  notChecked,
  results,
  signatureStatuses,
  timeSources,
  verdicts,
} from './codes.ts';

export const check = declare({
  input: {
    file: file({ primary: true, format: 'pdf' }),
    trustedCertificates: text({ multiline: true, default: '' }),
  },
  output: {
    verdict: text({
      primary: true,
      codes: verdicts,
      tones: { unsigned: 'none', valid: 'good', 'valid-with-later-changes': 'doubtful', unverifiable: 'doubtful', invalid: 'bad' },
    }),
    signatureCount: number(),
    signatures: table({
      field: 'text',
      kind: { codes: kinds },
      subFilter: 'text',
      signer: 'text',
      signedAt: 'text',
      signedAtSource: { codes: timeSources },
      digestAlgorithm: 'text',
      signatureAlgorithm: 'text',
      digest: { codes: digestStatuses },
      signature: { codes: signatureStatuses },
      coverage: { codes: coverages },
      certificate: { codes: certificateStatuses },
      certificateTime: { codes: certificateTimes },
      result: { codes: results },
    }),
    emptySignatureFields: list(),
    notChecked: list({ codes: notChecked }),
    encrypted: flag(),
    details: record(),
  },
  errors: ['not-a-pdf', 'damaged-pdf', 'unreadable-file', 'invalid-certificate'],
  cost: 'slow',
});
