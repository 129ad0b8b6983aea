import { expect, test } from 'vitest';
import { quietContext as context } from '../../lib/document/testing/run.ts';
import { kinds } from './kinds.ts';
import { scrubText } from './scrub.ts';

const scrub = async (text: string): Promise<string> => (await scrubText({ text, kinds, keep: '' }, context)).scrubbed;

// In parts, so that scanners of repositories do not report them.
const TELEGRAM = ['110201543', ':AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawx'].join('');
const GITHUB = ['ghp', '_0123456789abcdefghijABCDEFGHIJ012345'].join('');

/** Lines of real files, where each « and » is around a secret. */
const lines: readonly string[] = [
  // Logs
  'ERROR: password=«hunter2» failed',
  '2026-11-27 10:00:00 DEBUG login user=ada password=«hunter2» ip=local',
  'web-1  | DB_PASSWORD=«correct horse»',
  '203.0 "GET /?token=«s3cretvalue1» HTTP/1.1" 200',
  'https://example.com/?token=«s3cretvalue1»',
  'see https://example.com/cb?page=2&access_token=«s3cretvalue1#top»',
  'GET /login?next=%2Fcb%3Ftoken%3D«abc123xyz»%26x%3D1 200',
  'level=error msg="dial failed" dsn=postgres://app:«hunter2»@db/app',
  'time=10:00 msg="token=«abc-def-1»"',
  '2026-11-27 10:00:00 DEBUG Authorization: Digest «username="ada", response="6629fae4"»',
  '10:00 INFO Cookie: a="«x1y2»"; sid=«abc»',
  `https://api.telegram.org/bot«${TELEGRAM}»/sendMessage`,
  `cloning https://x-access-token:«${GITHUB}»@github.com/ada/x`,
  `remote /path/«${GITHUB}»/x`,
  'Server=db;User Id=sa;Password=«correct horse»;Encrypt=true',
  'DefaultEndpointsProtocol=https;AccountName=x;AccountKey=«abc+def/ghi==»',
  'Passwort: «hunter2»',
  'session_eyJ: «eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln»',
  'jwe «eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..48V1_ALb6US04U3b.5eym8TW_c8SuK0lt.XFBoMYUZodetZdvT» end',
  'proxy http://ada:«p@ss»@proxy:8080/',
  'connect amqp://app:«pa/ss#1»@mq:5672/v',
  // Sentences
  'The password is «hunter2».',
  'the password for ada is: «Tr0ub4dor&3», please change it',
  'Password was changed to "«correct-horse»"',
  'Das Passwort lautet «s3cr!t»',
  'The passphrase is now `«correct»`',
  'the password is wrong, and the passphrase is case-sensitive',
  'password is required; password is 8 characters long',
  // .env and settings
  'DB_PASSWORD=«abc&def!x»',
  'DB_PASSWORD=«abc def # not a comment»',
  'export API_KEY="«k3y v4lue»"',
  "SECRET_KEY_BASE='«it»",
  'password: «correct horse»',
  'spring.datasource.password = «hunter2,x;y»',
  'PASSWORD=«$ecret-Pa55»',
  "PASSWORD='«it'\\''s»",
  'db.password «hunter2»',
  'requirepass «foobared1»',
  '//registry.npmjs.org/:_authToken=«abcdef-123»',
  'PrivateKey = «yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=»',
  'machine example.com login ada password «hunter2»',
  'password_hash: «$2b$12$abcdefghijklmnopqrstuv»',
  'TOKEN=«${OTHER:-hunter2}»',
  'DB_PASS=«hunter2»',
  'env FOO=1 DB_PASS=«hunter2» run',
  'smtpPass: «hunter2»',
  'ssh-pass: «hunter2»',
  'ENV DB_PASSWORD «hunter2»',
  // YAML: the members of a mapping of secrets; not what describes one.
  'secrets:\n  db: «hunter2»\n  mail: "«correct horse»" # old\n  # note\n\n  api: ${{ secrets.API }}\nname: ada',
  'app:\n  secrets:\n    db: «hunter2»\n    nested:\n      file: ./db.txt\n      password: «hunter3»\n  port: 80',
  'secrets:\n  db:\n    file: ./db.txt\n    external: true\n',
  'on:\n  workflow_call:\n    secrets:\n      token:\n        description: A token of the service\n        required: true',
  'secrets: inherit',
  // JSON
  '{"secrets":{"db":"«hunter2»","mail":"«hunter3»"},"a":"b"}',
  'passwords = {"ada": "«hunter2»"}',
  '{"message":"password=«hunter2»"}',
  '{"body":"{\\"password\\":\\"«hunter2»\\"}"}',
  '{"a":"{\\"b\\":\\"{\\\\\\"password\\\\\\":\\\\\\"«hun ter2»\\\\\\"}\\"}"}',
  '{"password":"«p\\"w»","user":"ada"}',
  '{"user":"ada","password" : "«hunter 2»"}',
  '{"passwords":["«hunter2»","«hunter3»"],"n":1}',
  '{"Env":["PATH=/bin","DB_PASSWORD=«correct horse»"]}',
  '{"url":"https://x.example/?a=1\\u0026token=«abc-123»"}',
  '{"Name":"DB_PASSWORD","Value":"«hunter2»"}',
  '{"key":"api_key","type":"text","value":"«hunter2»"}',
  '{"value":"«hunter2»","name":"password"}',
  '{"ParameterKey":"DBPassword","ParameterValue":"«hunter2»"}',
  '["X-Api-Key","«abc-123»","Host","example.com"]',
  '{"pin": "«1234»"}',
  '&quot;password&quot;:&quot;«hunter2»&quot;',
  // YAML
  '- name: DB_PASSWORD\n  value: «hunter 2»',
  'password: |\n  «hunter2\n  hunter3»\nport: 80',
  'passwords:\n  - «hunter2»\n  - «hunter3»\nport: 80',
  'password:\n  «hunter2»\nport: 80',
  'db: {user: ada, password: «hunter2», port: 1}',
  'token: "«abc »"',
  // HAR
  '{"name":"Authorization","value":"Basic «dXNlcjpwYXNz»"}',
  '{"name": "Cookie", "value": "sid=«31d4»; theme=«dark»"}',
  '{"cookies":[{"name":"connect.sid","value":"«s%3Aabc»","path":"/"},{"name":"b","value":"«c»"}]}',
  '{"postData":{"text":"user=ada&password=«hunter2»"}}',
  '{"name":"X-Api-Key","value":"«abc def»"}',
  '{"text":"POST / HTTP/1.1\\r\\nAuthorization: Basic «dXNlcjpwYXNz»\\r\\nHost: x"}',
  // Headers
  'Authorization: Bearer «abcdef»',
  'Authorization: Api-Key «abcdef»',
  'Authorization: «abcdef»',
  'Authorization: Digest «username="ada", realm="x", response="6629fae49393a05397450978507c4ef1"»',
  'Authorization: AWS4-HMAC-SHA256 «Credential=AKIA/20261127/x, SignedHeaders=host, Signature=fe5f80»',
  '> Proxy-Authorization: Basic «dXNlcjpwYXNz»',
  'Set-Cookie: PHPSESSID=«abc»; Path=/; HttpOnly',
  'X-Api-Key: «abc def»',
  'x-auth-token: «abcdef0123456789abcd»',
  // Shell history
  'curl -u ada:«hunter2» https://example.com/',
  'curl -u "ada:«correct horse»" https://example.com/',
  "curl -H 'Authorization: Token «abc def»' https://example.com/",
  'curl -H "X-Api-Key: «abc def»" https://example.com/',
  "curl -b 'sid=«abc»; a=«b»' https://example.com/",
  'curl -d \'{"password":"«hunter2»"}\' https://example.com/',
  'mysql -u root -p«hunter2» app',
  'sshpass -p «hunter2» ssh ada@host',
  'docker login -u ada -p «hunter2» registry.example.org',
  'redis-cli -h host -a «hunter2» ping',
  'app --password "«correct horse»"',
  'app --api-key «x-1» --client-secret «abc» run',
  'app --token=«abc&def!» run',
  'docker run -e "DB_PASSWORD=«correct horse»" app',
  'openssl rsa -passin pass:«hunter2» -in x.pem',
  'aws configure set aws_secret_access_key «abc/def+1»',
  'setx API_KEY «abc-1»',
  '$env:API_KEY = "«abc 1»"',
  'http -a ada:«hunter2» example.org',
  'psql -c "ALTER USER ada PASSWORD \'«hunter 2»\'"',
  // Code
  'const password: Secret = "«correct horse»";',
  'os.environ["API_KEY"] = "«abc 1»"',
  "define('DB_PASSWORD', '«correct horse»');",
  'localStorage.setItem("token", "«abc 1»")',
  ':password => "«correct horse»"',
  'password = SecretStr("«correct horse»")',
  'API_KEY = os.environ.get("API_KEY", "«abc 1»")',
  '<password>«correct horse»</password>',
  '<add key="ApiKey" value="«abc 1»"/>',
  '<key>password</key>\n<string>«correct horse»</string>',
  '<input type="password" name="p" value="«hunter 2»">',
];

test.each(lines)('replaces exactly the secrets of %j', async (line) => {
  const text = line.replaceAll(/[«»]/gu, '');
  const expected = line.replaceAll(/«[^»]*»/gu, 'X');
  expect((await scrub(text)).replaceAll(/REDACTED_[A-Z_]+_\d+/gu, 'X')).toBe(expected);
});

/** Texts that name no secret, or not its value. */
test.each([
  'max_tokens: 16384',
  'bypass: always',
  'password=""',
  '"password" : null, "x":1',
  '"completion_tokens": 12345,',
  'token_type: bearer',
  'token = getToken()',
  'PASSWORD=$OTHER',
  'PASSWORD=${OTHER}',
  'password: null',
  '{"fields":["password","email","name"]}',
  '{"type":"token","user":"ada"}',
  'Token::new(a)',
  'pass: 12',
  'docker run -u 1000:1000 app',
  'echo x | docker login --password-stdin registry',
  'Failed password for root',
  'session opened for user ada',
  'http://localhost:8080/users/@ada',
  'a crate with the name ciothisisaverylongwordwithoutdigitsxy',
])('keeps %j', async (text) => {
  expect(await scrub(text)).toBe(text);
});
