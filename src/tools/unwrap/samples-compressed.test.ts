import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { describeChain } from './testing/chain.ts';
import { open } from './testing/reopen.ts';
import type { Sample } from './testing/sample.ts';
import { base64, base64url } from './testing/sample.ts';

const RELEASE = { name: 'demo', version: 1, info: { status: 'deployed' }, config: { password: 'hunter2' } };
const LOG_DATA = {
  messageType: 'DATA_MESSAGE',
  owner: '123456789012',
  logGroup: 'demo',
  logEvents: [{ id: '1', timestamp: 1_767_225_600_000, message: '{"level":"error"}' }],
};

const samples: readonly Sample[] = [
  {
    name: 'release of Helm in a Kubernetes secret',
    source: 'https://helm.sh/docs/topics/advanced/#storage-backends: Base64 of gzip, in a secret, which adds Base64',
    input: `apiVersion: v1\nkind: Secret\ntype: helm.sh/release.v1\ndata:\n  release: ${base64(base64(gzipSync(JSON.stringify(RELEASE))))}\n`,
    chain: ['yaml', 'base64', 'base64', 'gzip', 'json'],
  },
  {
    name: 'subscription of CloudWatch Logs',
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/SubscriptionFilters.html',
    input: JSON.stringify({ awslogs: { data: base64(gzipSync(JSON.stringify(LOG_DATA))) } }),
    chain: ['json', 'base64', 'gzip', 'json', 'json'],
  },
  {
    name: 'compressed session of Flask',
    source: 'https://itsdangerous.palletsprojects.com/en/stable/url_safe/: a dot at the start',
    input: `Set-Cookie: session=.${base64url(deflateSync(JSON.stringify({ flashes: ['Saved'.repeat(20)] })))}.aWbK3A.${'w'.repeat(27)}; HttpOnly; Path=/`,
    chain: ['set-cookie', 'base64url', 'zlib', 'json'],
  },
  {
    name: 'cloud-init in Terraform state',
    source: 'https://cloudinit.readthedocs.io/en/latest/explanation/format.html: gzip, in Base64',
    input: JSON.stringify({ user_data_base64: base64(gzipSync('#cloud-config\npackages:\n- git\nruncmd:\n- [ls]\n')) }),
    chain: ['json', 'base64', 'gzip', 'yaml'],
  },
  {
    name: 'health card with deflated claims',
    source: 'https://spec.smarthealth.cards/#health-cards-are-small: zip DEF',
    input: `${base64url('{"zip":"DEF","alg":"ES256"}')}.${base64url(deflateRawSync('{"iss":"https://example.com","vc":{}}'))}.${'q'.repeat(86)}`,
    chain: ['jwt', 'json'],
  },
];

describe('opens all the way down', () => {
  test.each(samples)('$name ($source)', async ({ input, chain }) => {
    expect(describeChain(await open(input))).toEqual(chain);
  });
});
