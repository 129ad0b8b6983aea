import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as keys from '../../lib/key/example-keys.ts';
import { describeChain } from './testing/chain.ts';
import { changedParts, open } from './testing/reopen.ts';
import type { Sample } from './testing/sample.ts';
import { base64, base64url } from './testing/sample.ts';
import { dump } from './testing/writers.ts';

const SIGNATURE = 'q'.repeat(43);
const TOKEN = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url('{"sub":"1234567890","name":"Ada","iat":1516239022}')}.${SIGNATURE}`;
const SAML =
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_8e8dc5f6" Version="2.0" IssueInstant="2026-01-01T00:00:00Z" InResponseTo="_4fee3b04">' +
  '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><saml:AttributeStatement><saml:Attribute Name="profile">' +
  `<saml:AttributeValue>${base64('{"email":"ada@example.com","roles":["admin"]}')}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** Bytes without a meaning, such as a ciphertext. */
const NOISE = createHash('sha512').update('noise').digest();

/** A number of 11 octal digits. */
const octal = (value: number): string => value.toString(8).padStart(11, '0');

/** An archive of one file (POSIX.1-1988, ustar). */
function tarOf(name: string, text: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write('0000644\0', 100);
  header.write(`${octal(text.length)}\0${octal(0)}\0        0`, 124);
  header.write('ustar\x0000', 257);
  header.write(`${octal(header.reduce((sum, byte) => sum + byte, 0)).slice(-6)}\0 `, 148);
  return Buffer.concat([header, Buffer.from(text.padEnd(512, '\0')), Buffer.alloc(1024)]);
}

const RELEASE = { name: 'demo', version: 1, info: { status: 'deployed' }, config: { password: 'hunter2' } };
const LOG_DATA = {
  messageType: 'DATA_MESSAGE',
  owner: '123456789012',
  logGroup: 'demo',
  logEvents: [{ id: '1', timestamp: 1_767_225_600_000, message: '{"level":"error"}' }],
};

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
  {
    name: 'session of Auth.js',
    source: 'https://authjs.dev/concepts/session-strategies: an encrypted token (A256CBC-HS512)',
    input: `Set-Cookie: __Secure-next-auth.session-token=${base64url('{"alg":"dir","enc":"A256GCM"}')}..${'i'.repeat(16)}.${'c'.repeat(64)}.${'t'.repeat(22)}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    chain: ['set-cookie', 'jwe', 'json'],
  },
  {
    name: 'remember-me cookie of Spring Security',
    source: 'https://docs.spring.io/spring-security/reference/servlet/authentication/rememberme.html: Base64 of name, expiry, algorithm and signature',
    input: `remember-me=${base64(`ada:1767225600000:SHA256:${'0f'.repeat(32)}`)}; Max-Age=1209600; Path=/; HttpOnly`,
    chain: ['set-cookie', 'base64'],
  },
  {
    name: 'view state of ASP.NET in a form',
    source: 'https://learn.microsoft.com/en-us/previous-versions/aspnet/bb386448(v=vs.100): the hidden field __VIEWSTATE',
    input: `__VIEWSTATE=${encodeURIComponent(base64(Buffer.from(`ff010f0f05${Buffer.from('-1816540337').toString('hex')}d1800cd240b2f9a0b2e3f6a9c7d8e0f1a2b3c4d5e6f70819`, 'hex')))}&__EVENTTARGET=`,
    chain: ['query-string', 'base64'],
  },
  {
    name: 'settings of WordPress in a cookie',
    source: 'https://developer.wordpress.org/reference/functions/wp_user_settings/: parameters in a value',
    input: 'Cookie: wp-settings-1=libraryContent%3Dbrowse%26editor%3Dtinymce; wp-settings-time-1=1767225600',
    chain: ['cookie', 'query-string'],
  },
  {
    name: 'page that posts a SAML response',
    source: 'SAML 2.0 bindings, section 3.5.4: a hidden form control, as XHTML',
    input: `<form method="post" action="https://sp.example.com/acs"><input type="hidden" name="SAMLResponse" value="${base64(SAML)}"/></form>`,
    chain: ['xml', 'saml', 'xml', 'base64', 'json'],
  },
  {
    name: 'ConfigMap with a file of JSON and bytes',
    source: 'https://kubernetes.io/docs/concepts/configuration/configmap/: data and binaryData',
    input: `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\nbinaryData:\n  pin: ${base64('1234')}\ndata:\n  config.json: |\n    {"endpoint": "https://example.com/"}\n`,
    chain: ['yaml', 'base64'],
  },
  {
    name: 'SealedSecret',
    source: 'https://github.com/bitnami-labs/sealed-secrets#overview: encryptedData in Base64',
    input: `apiVersion: bitnami.com/v1alpha1\nkind: SealedSecret\nmetadata:\n  name: db\nspec:\n  encryptedData:\n    password: ${base64(NOISE)}\n`,
    chain: ['yaml', 'base64'],
  },
  {
    name: 'applied secret of Kubernetes in an annotation',
    source: 'https://kubernetes.io/docs/tasks/manage-kubernetes-objects/declarative-config/: last-applied-configuration',
    input: `apiVersion: v1\nkind: Secret\nmetadata:\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: |\n      {"apiVersion":"v1","data":{"user":"YWRh"},"kind":"Secret"}\n  name: db\n`,
    chain: ['yaml', 'json', 'base64'],
  },
  {
    name: 'application of Argo CD with values of Helm',
    source: 'https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values: a block scalar of YAML',
    input: `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    helm:\n      values: |\n        ingress:\n          enabled: true\n          config: ${base64('{"hosts":["example.com"]}')}\n`,
    chain: ['yaml', 'yaml', 'base64', 'json'],
  },
  {
    name: 'policy from the IAM API',
    source: 'https://docs.aws.amazon.com/IAM/latest/APIReference/API_PolicyVersion.html: a document in percent-encoding',
    input: JSON.stringify({ PolicyVersion: { Document: encodeURIComponent('{"Version":"2012-10-17","Statement":[]}'), VersionId: 'v1' } }),
    chain: ['json', 'percent-encoding', 'json'],
  },
  {
    name: 'CloudTrail log file in Base64',
    source: 'https://docs.aws.amazon.com/awscloudtrail/latest/userguide/cloudtrail-log-file-examples.html: GZIP of JSON; the policy of a bucket is a string',
    input: base64(gzipSync(JSON.stringify({ Records: [{ eventName: 'PutBucketPolicy', requestParameters: { policy: '{"Version":"2012-10-17"}' } }] }))),
    chain: ['base64', 'gzip', 'json', 'json'],
  },
  {
    name: 'queue message of Azure Storage',
    source: 'https://learn.microsoft.com/en-us/rest/api/storageservices/get-messages: Base64 in XML',
    input: `<?xml version="1.0" encoding="utf-8"?><QueueMessagesList><QueueMessage><MessageText>${base64('{"id":"7","subject":"order"}')}</MessageText></QueueMessage></QueueMessagesList>`,
    chain: ['xml', 'base64', 'json'],
  },
  {
    name: 'principal of Azure App Service in headers',
    source: 'https://learn.microsoft.com/en-us/azure/app-service/configure-authentication-user-identities: X-MS-CLIENT-PRINCIPAL',
    input: `Host: example.com\nX-MS-CLIENT-PRINCIPAL-NAME: ada@example.com\nX-MS-CLIENT-PRINCIPAL: ${base64('{"auth_typ":"aad","claims":[]}')}\n`,
    chain: ['http-message', 'base64', 'json'],
  },
  {
    name: 'compressed envelope of Sentry',
    source: 'https://develop.sentry.dev/sdk/data-model/envelopes/ with Content-Encoding: gzip, as a dump of xxd -p',
    input: `${(
      gzipSync('{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"user_report"}\n{"comments":"{\\"a\\": 1}"}\n')
        .toString('hex')
        .match(/.{1,60}/gu) ?? []
    ).join('\n')}\n`,
    chain: ['hex', 'gzip', 'json-lines', 'json'],
  },
  {
    name: 'entry of an HTTP archive with a binary response',
    source: 'http://www.softwareishard.com/blog/har-12-spec/#content: encoding',
    input: JSON.stringify({
      log: { version: '1.2', entries: [{ response: { content: { mimeType: 'text/plain', text: base64('ok\n'), encoding: 'base64' } } }] },
    }),
    chain: ['json', 'base64'],
  },
  {
    name: 'background image of CSS with quotes and spaces',
    source: 'https://developer.mozilla.org/en-US/docs/Web/CSS/url_function: a data URL in double quotes',
    input: `background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23f80' d='M0 0h8v8z'/%3E%3C/svg%3E");`,
    chain: ['data-url', 'xml'],
  },
  {
    name: 'token metadata of a contract',
    source: 'https://eips.ethereum.org/EIPS/eip-721: metadata in a data URL, with an image in another one',
    input: `data:application/json;base64,${base64(JSON.stringify({ name: 'Demo #1', image: `data:image/svg+xml;base64,${base64('<svg xmlns="http://www.w3.org/2000/svg"/>')}` }))}`,
    chain: ['data-url', 'json', 'data-url', 'xml'],
  },
  {
    name: 'HTML part of an email',
    source: 'RFC 2045, section 6.7: Content-Transfer-Encoding: quoted-printable',
    input: 'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p class=3D"a">Hello</p>\r\n',
    chain: ['http-message', 'quoted-printable', 'xml'],
  },
  {
    name: 'part of an email with an attachment',
    source: 'RFC 2045, section 6: Content-Transfer-Encoding',
    input: `Content-Type: application/json; name="report.json"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="report.json"\r\n\r\n${base64('{"ok":1}')}\r\n`,
    chain: ['http-message', 'base64', 'json'],
  },
  {
    name: 'dump of a compressed file',
    source: 'xxd 2022, of a file of gzip',
    input: dump(gzipSync('{"message":"Hello"}')),
    chain: ['hexdump', 'gzip', 'json'],
  },
  {
    name: 'private key in .env with escaped line breaks',
    source: 'https://github.com/motdotla/dotenv#multiline-values',
    input: `APP_ENV=local\nPRIVATE_KEY="${keys.ED25519_PKCS8.replaceAll('\n', '\\n')}"\n`,
    chain: ['env', 'pem', 'der'],
  },
  {
    name: 'JSON Web Key Set',
    source: 'RFC 7517, section 5, and RFC 7518, section 6.3: a modulus in Base64url',
    input: JSON.stringify({ keys: [{ kty: 'RSA', use: 'sig', kid: '1', n: base64url(NOISE), e: 'AQAB' }] }),
    chain: ['json', 'base64url'],
  },
  {
    name: 'authorization request with a request object',
    source: 'RFC 9101, section 5: the parameter request is a JWT',
    input: `https://login.example.com/authorize?client_id=demo&request=${TOKEN}`,
    chain: ['url', 'jwt', 'json'],
  },
  {
    name: 'webhook of Stripe with JSON in metadata',
    source: 'https://docs.stripe.com/webhooks#verify-manually and https://docs.stripe.com/metadata',
    input: `POST /stripe HTTP/1.1\r\nHost: example.com\r\nStripe-Signature: t=1767225600,v1=${'5f'.repeat(32)}\r\nContent-Type: application/json\r\n\r\n{"id":"evt_1","data":{"object":{"metadata":{"cart":"[{\\"sku\\": 7}]"}}}}`,
    chain: ['http-message', 'json', 'json'],
  },
  {
    name: 'redirect inside a redirect, with data',
    source: 'URL Standard, section 5.2: a query in the value of a parameter',
    input: `https://a.example.com/login?next=${encodeURIComponent(`https://b.example.com/?data=${encodeURIComponent(base64('{"plan":"pro","seats":5}'))}`)}`,
    chain: ['url', 'url', 'base64', 'json'],
  },
  {
    name: 'target of a redirect that was escaped twice',
    source: 'RFC 3986, section 2.4: encoding twice',
    input: `https://example.com/login?next=${encodeURIComponent(encodeURIComponent('https://example.org/?filter=%7B%22open%22%3Atrue%7D'))}`,
    chain: ['url', 'percent-encoding', 'url', 'json'],
  },
  {
    name: 'encoded command of a scheduled task in PowerShell',
    source: 'https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_powershell_exe: -EncodedCommand, Base64 of UTF-16LE',
    input: JSON.stringify({ Actions: [{ Execute: 'powershell.exe', EncodedCommand: base64(Buffer.from('Get-Content config.json', 'utf16le')) }] }),
    chain: ['json', 'base64', 'utf-16'],
  },
  {
    name: 'message of SOAP with a compressed document',
    source: 'https://www.w3.org/TR/xmlschema-2/#base64Binary in SOAP 1.1',
    input: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><report>${base64(gzipSync('<rows><row id="1"/></rows>'))}</report></soap:Body></soap:Envelope>`,
    chain: ['xml', 'base64', 'gzip', 'xml'],
  },
  {
    name: 'property list with data on indented lines',
    source: 'plist(5) of macOS: <data> as plutil writes it',
    input: `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n\t<key>settings</key>\n\t<data>\n\t${(base64('{"identifier":"com.example.app","version":12}').match(/.{1,52}/gu) ?? []).join('\n\t')}\n\t</data>\n</dict>\n</plist>\n`,
    chain: ['xml', 'base64', 'json'],
  },
  {
    name: 'document of MongoDB',
    source: 'https://www.mongodb.com/docs/manual/reference/mongodb-extended-json/#mongodb-bsontype-Binary',
    input: JSON.stringify({ _id: { $oid: '507f1f77bcf86cd799439011' }, blob: { $binary: { base64: base64('{"a":1}'), subType: '00' } } }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'saved objects of Kibana',
    source: 'https://www.elastic.co/docs/explore-analyze/find-and-organize/saved-objects: an export in NDJSON',
    input: `{"attributes":{"title":"a","visState":"{\\"type\\":\\"area\\"}"},"type":"visualization"}\n{"exportedCount":1}\n`,
    chain: ['json-lines', 'json'],
  },
  {
    name: 'attestation of a package',
    source: 'https://github.com/secure-systems-lab/dsse/blob/master/envelope.md: the payload in Base64',
    input: JSON.stringify({
      payloadType: 'application/vnd.in-toto+json',
      payload: base64('{"_type":"https://in-toto.io/Statement/v1","subject":[]}'),
      signatures: [{ sig: 'MEUC' }],
    }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'entry of the log of Sigstore',
    source: 'https://github.com/sigstore/rekor/blob/main/types.md: hashedrekord, with a public key in PEM',
    input: JSON.stringify({
      body: base64(JSON.stringify({ kind: 'hashedrekord', spec: { signature: { publicKey: { content: base64(keys.RSA_CERTIFICATE) } } } })),
      logIndex: 1,
    }),
    chain: ['json', 'base64', 'json', 'base64', 'pem', 'der', 'der'],
  },
  {
    name: 'response of WebAuthn',
    source: 'https://www.w3.org/TR/webauthn-3/#dictionary-client-data: clientDataJSON in Base64url',
    input: JSON.stringify({
      id: 'AQIDBA',
      type: 'public-key',
      response: { clientDataJSON: base64url('{"type":"webauthn.get","challenge":"AAAA","origin":"https://example.com"}') },
    }),
    chain: ['json', 'base64', 'json'],
  },
  {
    name: 'rows of PostgreSQL with bytes',
    source: 'https://www.postgresql.org/docs/current/datatype-binary.html: hex format, as COPY … CSV writes it',
    input: `id,payload\n1,\\x${Buffer.from('{"name":"Ada","roles":[]}').toString('hex')}\n2,\\x00\n`,
    chain: ['csv', 'hex', 'json'],
  },
  {
    name: 'log of a container with JSON',
    source: 'https://docs.docker.com/engine/logging/drivers/json-file/',
    input: `{"log":"{\\"level\\":30,\\"msg\\":\\"start\\"}\\n","stream":"stdout","time":"2026-01-01T00:00:00Z"}\n{"log":"ready\\n","stream":"stdout","time":"2026-01-01T00:00:01Z"}\n`,
    chain: ['json-lines', 'json'],
  },
  {
    name: 'page of Inertia.js in an attribute',
    source: 'https://inertiajs.com/the-protocol: data-page with character references',
    input: `<div id="app" data-page="{&quot;component&quot;:&quot;Users&quot;,&quot;props&quot;:{&quot;flash&quot;:&quot;[1, 2]&quot;}}"></div>`,
    chain: ['xml', 'json', 'json'],
  },
  {
    name: 'body in a log of nginx',
    source: 'https://nginx.org/en/docs/http/ngx_http_log_module.html#log_format: escape=default writes quotes as \\x22',
    input: '{\\x22user\\x22:\\x22ada\\x22,\\x22tags\\x22:[1]}',
    chain: ['backslash-escapes', 'json'],
  },
  {
    name: 'diagram of draw.io',
    source: 'https://www.drawio.com/doc/faq/save-file-formats: Base64 of deflated XML in percent-encoding',
    input: `<mxfile host="app.diagrams.net"><diagram name="Page-1">${base64(deflateRawSync(encodeURIComponent('<mxGraphModel><root><mxCell id="0"/></root></mxGraphModel>')))}</diagram></mxfile>`,
    chain: ['xml', 'base64', 'deflate', 'percent-encoding', 'xml'],
  },
  {
    name: 'diagram in a link of Kroki',
    source: 'https://docs.kroki.io/kroki/setup/encode-diagram/: Base64url of zlib in the path',
    input: `https://kroki.io/graphviz/svg/${base64url(deflateSync('digraph G { Hello -> World; World -> Again }', { level: 9 }))}`,
    chain: ['url', 'base64url', 'zlib'],
  },
  {
    name: 'layer of a container image',
    source: 'https://github.com/opencontainers/image-spec/blob/main/layer.md: tar in GZIP',
    input: base64(gzipSync(tarOf('etc/app.json', '{"debug":true}'))),
    chain: ['base64', 'gzip', 'tar', 'json'],
  },
  {
    name: 'document of Office in Base64',
    source: 'ECMA-376, part 2: a package in ZIP',
    input: base64(zipSync({ '[Content_Types].xml': Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>') })),
    chain: ['base64', 'zip', 'xml'],
  },
  {
    name: 'persisted query of GraphQL',
    source: 'https://www.apollographql.com/docs/apollo-server/performance/apq: extensions in a GET request',
    input: `https://api.example.com/graphql?operationName=Me&variables=%7B%22cursor%22%3A%22${base64url('{"after":100,"order":"asc"}')}%22%7D&extensions=%7B%7D`,
    chain: ['url', 'json', 'base64', 'json'],
  },
  {
    name: 'error of AWS, decoded',
    source: 'https://docs.aws.amazon.com/STS/latest/APIReference/API_DecodeAuthorizationMessage.html: in XML',
    input: `<DecodeAuthorizationMessageResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><DecodedMessage>{"allowed": "false", "context": {"action": "ec2:StopInstances"}}</DecodedMessage></DecodeAuthorizationMessageResponse>`,
    chain: ['xml', 'json'],
  },
  {
    name: 'index of a package registry with a password',
    source: 'https://pip.pypa.io/en/stable/topics/configuration/: pip.conf',
    input: `[global]\nindex-url = https://ada:p%40ss%3Fword@pypi.example.com/simple\n`,
    chain: ['env', 'url'],
  },
  {
    name: 'ticket of Kerberos in a header',
    source: 'RFC 4559, section 4.1: Negotiate with a token in DER',
    input: `Authorization: Negotiate ${base64(Buffer.from(keys.RSA_CERTIFICATE.replaceAll(/-----.*\n|\n/gu, ''), 'base64'))}`,
    chain: ['authorization', 'base64', 'der', 'der'],
  },
];

describe('opens all the way down', () => {
  test.each(samples)('$name ($source)', async ({ input, chain }) => {
    const root = await open(input);
    expect(describeChain(root)).toEqual(chain);
    expect(await changedParts(root)).toEqual([]);
  });

  test('has 60 samples or more, each of another kind', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
    expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
  });
});
