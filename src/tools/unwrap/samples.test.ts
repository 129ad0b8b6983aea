import { describe, expect, test } from 'vitest';
import * as keys from '../../lib/key/example-keys.ts';
import { describeChain } from './testing/chain.ts';
import { changedParts, open } from './testing/reopen.ts';
import type { Sample } from './testing/sample.ts';
import { base64, base64url } from './testing/sample.ts';

const SIGNATURE = 'q'.repeat(43);
const TOKEN = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url('{"sub":"1234567890","name":"Ada","iat":1516239022}')}.${SIGNATURE}`;
const SAML =
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_8e8dc5f6" Version="2.0" IssueInstant="2026-01-01T00:00:00Z" InResponseTo="_4fee3b04">' +
  '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><saml:AttributeStatement><saml:Attribute Name="profile">' +
  `<saml:AttributeValue>${base64('{"email":"ada@example.com","roles":["admin"]}')}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

const samples: readonly Sample[] = [
  {
    name: 'Set-Cookie of Express with a JSON session',
    source: 'https://github.com/tj/node-cookie-signature and https://expressjs.com/en/resources/middleware/cookie-parser.html',
    input: `Set-Cookie: sess=s%3A${encodeURIComponent('j:{"user":{"id":7,"name":"Ada"}}')}.${SIGNATURE}; Path=/; HttpOnly; SameSite=Lax`,
    chain: ['set-cookie', 'json'],
  },
  {
    name: 'Set-Cookie of cookie-session',
    source: 'https://expressjs.com/en/resources/middleware/cookie-session.html',
    input: `session=${base64('{"views":3,"user":"ada@example.com"}')}; path=/; httponly`,
    chain: ['set-cookie', 'base64', 'json'],
  },
  {
    name: 'session of Flask',
    source: 'https://flask.palletsprojects.com/en/stable/quickstart/#sessions and https://itsdangerous.palletsprojects.com',
    input: `session=${base64url('{"_fresh":true,"_user_id":"42"}')}.aWbK3A.${'w'.repeat(27)}; HttpOnly; Path=/`,
    chain: ['set-cookie', 'base64url', 'json'],
  },
  {
    name: 'cookie of Rails with an envelope for its purpose',
    source: 'https://api.rubyonrails.org/classes/ActiveSupport/MessageVerifier.html',
    input: `Cookie: user_id=${encodeURIComponent(base64(`{"_rails":{"message":"${base64('{"user":42}')}","exp":null,"pur":"cookie.user_id"}}`))}--${'0f'.repeat(20)}`,
    chain: ['cookie', 'base64', 'json', 'base64', 'json'],
  },
  {
    name: 'cookie of Laravel',
    source: 'https://laravel.com/docs/encryption: Base64 of JSON with iv, value, mac and tag',
    input: `laravel_session=${encodeURIComponent(base64(`{"iv":"${base64('0123456789abcdef')}","value":"${base64('x'.repeat(48))}","mac":"${'ab'.repeat(32)}","tag":""}`))}; path=/; samesite=lax`,
    chain: ['set-cookie', 'base64', 'json', 'base64'],
  },
  {
    name: 'signed value of Django',
    source: 'https://docs.djangoproject.com/en/stable/topics/signing/: dumps()',
    input: `${base64url('{"foo":"bar","id":12}')}:1tZ2Lm:${'D'.repeat(43)}`,
    chain: ['cookie', 'base64url', 'json'],
  },
  {
    name: 'Kubernetes secret with a configuration of Docker',
    source: 'https://kubernetes.io/docs/concepts/configuration/secret/#docker-config-secrets',
    input: `apiVersion: v1\nkind: Secret\nmetadata:\n  name: registry\ntype: kubernetes.io/dockerconfigjson\ndata:\n  .dockerconfigjson: ${base64(`{"auths":{"https://index.docker.io/v1/":{"auth":"${base64('ada:hunter2')}"}}}`)}\n`,
    chain: ['yaml', 'base64', 'json', 'base64'],
  },
  {
    name: 'list of Kubernetes secrets',
    source: 'kubectl get secrets -o json',
    input: `{\n    "apiVersion": "v1",\n    "items": [\n        {\n            "apiVersion": "v1",\n            "data": {\n                "url": "${base64('postgres://app:p%40ss@db:5432/app')}"\n            },\n            "kind": "Secret"\n        }\n    ],\n    "kind": "List"\n}\n`,
    chain: ['json', 'base64', 'url'],
  },
  {
    name: 'TLS secret of Kubernetes',
    source: 'https://kubernetes.io/docs/concepts/configuration/secret/#tls-secrets',
    input: `kind: Secret\napiVersion: v1\ntype: kubernetes.io/tls\ndata:\n  tls.crt: ${base64(keys.RSA_CERTIFICATE)}\n`,
    chain: ['yaml', 'base64', 'pem', 'der', 'der'],
  },
  {
    name: 'kubeconfig',
    source: 'https://kubernetes.io/docs/reference/config-api/kubeconfig.v1/',
    input: `apiVersion: v1\nkind: Config\nclusters:\n- name: demo\n  cluster:\n    certificate-authority-data: ${base64(keys.RSA_CERTIFICATE)}\n    server: https://demo.example.com:6443\n`,
    chain: ['yaml', 'base64', 'pem', 'der', 'der'],
  },
  {
    name: 'SAML response in a form',
    source: 'SAML 2.0 bindings, section 3.5.4: HTTP POST binding',
    input: `SAMLResponse=${encodeURIComponent(base64(SAML))}&RelayState=%2Fdashboard`,
    chain: ['query-string', 'saml', 'xml', 'base64', 'json'],
  },
  {
    name: 'envelope of Sentry with JSON in JSON',
    source: 'https://develop.sentry.dev/sdk/data-model/envelopes/',
    input:
      `{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","dsn":"https://e12d836b15bb49d7bbf99e64295d995b@sentry.io/42"}\n{"type":"event","length":37}\n{"extra":{"body":"{\\"a\\":\\"b\\",\\"c\\":1}"}}\n`.replace(
        '"length":37',
        `"length":${'{"extra":{"body":"{\\"a\\":\\"b\\",\\"c\\":1}"}}'.length}`,
      ),
    chain: ['json-lines', 'json', 'url'],
  },
  {
    name: 'data URL of an SVG in JSON',
    source: 'RFC 2397, as in web app manifests',
    input: `{"icons":[{"src":"data:image/svg+xml;base64,${base64('<svg xmlns="http://www.w3.org/2000/svg"><title>Demo</title></svg>')}"}]}`,
    chain: ['json', 'data-url', 'xml'],
  },
  {
    name: 'SQS message with an SNS notification with an event',
    source: 'https://docs.aws.amazon.com/sns/latest/dg/sns-sqs-as-subscriber.html and the Lambda event of SQS',
    input: JSON.stringify({
      Records: [
        {
          messageId: '059f36b4-87a3-44ab-83d2-661975830a7d',
          body: JSON.stringify({
            Type: 'Notification',
            TopicArn: 'arn:aws:sns:eu-west-1:123456789012:demo',
            Message: JSON.stringify({ Records: [{ eventName: 'ObjectCreated:Put', s3: { object: { key: 'a%2Bb+c.txt' } } }] }),
          }),
        },
      ],
    }),
    chain: ['json', 'json', 'json', 'form-encoding'],
  },
  {
    name: 'API Gateway event with a binary body',
    source: 'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html',
    input: JSON.stringify({ version: '2.0', rawPath: '/hook', body: base64('a=1&b=%7B%22c%22%3A2%7D'), isBase64Encoded: true }),
    chain: ['json', 'base64', 'query-string', 'json'],
  },
  {
    name: 'Kinesis record',
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/with-kinesis.html',
    input: JSON.stringify({ Records: [{ kinesis: { partitionKey: '1', data: base64('{"id":1}') }, eventSource: 'aws:kinesis' }] }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'Pub/Sub push with a short message',
    source: 'https://cloud.google.com/pubsub/docs/push',
    input: JSON.stringify({
      message: { attributes: { key: 'v' }, data: base64('{"a":1}'), messageId: '2070443601311540' },
      subscription: 'projects/p/subscriptions/s',
    }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'webhook of GitHub as a form',
    source: 'https://docs.github.com/en/webhooks/webhook-events-and-payloads: content type application/x-www-form-urlencoded',
    input: `POST /hook HTTP/1.1\r\nHost: example.com\r\nX-GitHub-Event: push\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\npayload=${encodeURIComponent('{"ref":"refs/heads/main","commits":[]}')}`,
    chain: ['http-message', 'query-string', 'json'],
  },
  {
    name: 'content of a file from the API of GitHub',
    source: 'https://docs.github.com/en/rest/repos/contents: Base64 with line breaks',
    input: JSON.stringify({
      name: 'a.json',
      encoding: 'base64',
      content: `${(base64(`{"name":"demo","description":"${'x'.repeat(60)}"}`).match(/.{1,60}/gu) ?? []).join('\n')}\n`,
    }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'data of Next.js',
    source: 'https://nextjs.org/docs/pages: the script __NEXT_DATA__',
    input: JSON.stringify({ props: { pageProps: { state: JSON.stringify({ user: { token: TOKEN } }) } }, page: '/', buildId: 'development' }),
    chain: ['json', 'json', 'jwt', 'json'],
  },
  {
    name: 'source map in a style sheet',
    source: 'https://tc39.es/ecma426/',
    input: `a{color:red}\n/*# sourceMappingURL=data:application/json;charset=utf-8;base64,${base64('{"version":3,"sources":["a.scss"],"mappings":"AAAA"}')} */\n`,
    chain: ['data-url', 'json'],
  },
  {
    name: 'OAuth redirect with a state',
    source: 'RFC 6749, section 4.1.1; a state of JSON in Base64url',
    input: `https://login.example.com/authorize?response_type=code&client_id=demo&state=${base64url('{"returnTo":"/settings?tab=1","nonce":"Zm9v"}')}&scope=openid`,
    chain: ['url', 'base64', 'json', 'url'],
  },
  {
    name: 'output of Jupyter',
    source: 'https://nbformat.readthedocs.io/en/latest/format_description.html',
    input: JSON.stringify(
      { cells: [{ cell_type: 'code', outputs: [{ data: { 'application/json': '{"rows":[1,2,3]}' }, output_type: 'display_data' }] }], nbformat: 4 },
      null,
      1,
    ),
    chain: ['json', 'json'],
  },
  {
    name: '.npmrc',
    source: 'https://docs.npmjs.com/cli/v11/configuring-npm/npmrc#auth-related-configuration',
    input: `//registry.example.com/:_auth=${base64('ada:hunter2')}\nalways-auth=true\n`,
    chain: ['env', 'base64'],
  },
  {
    name: '.env with a service account of Google',
    source: 'https://cloud.google.com/iam/docs/keys-create-delete: the JSON of a key, as platforms take it in Base64',
    input: `NODE_ENV=production\nGOOGLE_CREDENTIALS=${base64(JSON.stringify({ type: 'service_account', private_key: keys.ED25519_PKCS8 }))}\n`,
    chain: ['env', 'base64', 'json', 'pem', 'der'],
  },
  {
    name: 'curl with a token',
    source: 'RFC 6750, section 2.1',
    input: `GET /me HTTP/1.1\nHost: api.example.com\nAuthorization: Bearer ${TOKEN}\n\n`,
    chain: ['http-message', 'authorization', 'jwt', 'json'],
  },
  {
    name: 'basic authentication in a log of JSON Lines',
    source: 'https://jsonlines.org',
    input: `{"level":30,"msg":"start"}\n{"level":30,"req":{"headers":{"authorization":"Basic ${base64('ada:hunter2')}"}}}\n`,
    chain: ['json-lines', 'authorization', 'base64'],
  },
  {
    name: 'Safe Links around a link with a token',
    source: 'https://learn.microsoft.com/en-us/defender-office-365/safe-links-about',
    input: `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://example.com/verify?token=${TOKEN}`)}&data=05%7C02&sdata=abc%3D&reserved=0`,
    chain: ['gateway-link', 'url', 'jwt', 'json'],
  },
  {
    name: 'CSV of events with JSON in cells',
    source: 'RFC 4180',
    input: `id,created_at,payload\n1,2026-01-01T00:00:00Z,"{""user"": ""ada"", ""data"": ""${base64('Hello, world! This is text')}""}"\n2,2026-01-02T00:00:00Z,"{}"\n`,
    chain: ['csv', 'json', 'base64'],
  },
  {
    name: 'JSON Web Signature with certificates',
    source: 'RFC 7515, section 4.1.6: x5c',
    input: `${base64url(JSON.stringify({ alg: 'RS256', x5c: [keys.RSA_CERTIFICATE.replaceAll(/-----.*\n|\n/gu, '')] }))}.${base64url('{}')}.${SIGNATURE}`,
    chain: ['jwt', 'json', 'base64', 'der', 'der'],
  },
  {
    name: 'session of PHP in a cookie',
    source: 'https://www.php.net/manual/en/session.configuration.php#ini.session.serialize-handler: values that were stored as JSON',
    input: `Cookie: PHPSESSID=q1w2e3r4t5y6u7i8o9p0; cart=${encodeURIComponent('{"items":[{"id":7,"count":2}]}')}`,
    chain: ['cookie', 'json'],
  },
  {
    name: 'Terraform state with user data',
    source: 'https://developer.hashicorp.com/terraform/language/state: user_data_base64 of an instance',
    input: JSON.stringify({
      version: 4,
      resources: [
        {
          type: 'aws_instance',
          instances: [{ attributes: { user_data_base64: base64('#cloud-config\nwrite_files:\n- path: /etc/demo\n  encoding: b64\n') } }],
        },
      ],
    }),
    chain: ['json', 'base64', 'yaml'],
  },
];

describe('opens all the way down', () => {
  test.each(samples)('$name ($source)', async ({ input, chain }) => {
    const root = await open(input);
    expect(describeChain(root)).toEqual(chain);
    expect(await changedParts(root)).toEqual([]);
  });
});
