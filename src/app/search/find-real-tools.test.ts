import { describe, expect, test } from 'vitest';
import type { Category } from '../../contract/categories.ts';
import { manifests } from '../../tools/manifests.ts';
import type { Findable } from '../../runtime/search/find-tools.ts';
import { createFinder, groupFound } from '../../runtime/search/find-tools.ts';

interface ToolWords {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
}

type Search = readonly [query: string, tool: string];

const strings = import.meta.glob<ToolWords>('../../tools/*/strings/*.json', { eager: true, import: 'default' });
const shells = import.meta.glob<Readonly<Record<Category, string>>>('../strings/*.json', { eager: true, import: 'categories' });
const appStrings = import.meta.glob<{ readonly searchIgnored: string }>('../strings/*.json', { eager: true, import: 'app' });
/** Typical searches in a language, besides the tables for English and Chinese below: searches.<language>.json. */
const tables = import.meta.glob<readonly Search[]>('./searches.*.json', { eager: true, import: 'default' });

const translated = Object.keys(shells).map((file) => file.slice('../strings/'.length, -'.json'.length));

function categoriesIn(language: string): Readonly<Record<Category, string>> {
  const categories = shells[`../strings/${language}.json`];
  if (!categories) throw new Error(`the categories have no names in ${language}`);
  return categories;
}

const toWords = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

interface Named extends Findable {
  readonly id: string;
}

/** The tools as the palette lists them: in other languages the English names and search words count too. */
const entriesIn = (language: string): readonly Named[] =>
  [...manifests].flatMap(([id, { aliases, category }]) => {
    const words = strings[`../../tools/${id}/strings/${language}.json`];
    const own = strings[`../../tools/${id}/strings/en.json`];
    if (!words || !own) return [];
    const { name, description, keywords } = words;
    const foreign = language === 'en' ? [] : [own.name, ...toWords(own.keywords)];
    return [{ id, name, description, category: categoriesIn(language)[category], aliases: [...aliases, id], keywords: [...toWords(keywords), ...foreign] }];
  });

const finderIn = (language: string) => createFinder(entriesIn(language), toWords(appStrings[`../strings/${language}.json`]?.searchIgnored ?? ''));

const entries = entriesIn('en');
const find = finderIn('en');

test('the tools are those of the registry', () => {
  expect(entries.length).toBe(manifests.size);
});

// Search → the tool that the user means.
const searches: readonly Search[] = [
  ['rsa', 'rsa-key-pair-generator'],
  ['hmac', 'hmac-generator'],
  ['hash', 'hash-text'],
  ['hsah', 'hash-text'],
  ['tmol', 'toml-to-json'],
  ['uudi', 'uuid-generator'],
  ['uid', 'uuid-generator'],
  ['bcyrpt', 'bcrypt'],
  ['bcript', 'bcrypt'],
  ['htpasswd', 'bcrypt'],
  ['bip39', 'bip39-generator'],
  ['seed phrase', 'bip39-generator'],
  ['wallet words', 'bip39-generator'],
  ['encrypt', 'encryption'],
  ['decrypt text', 'encryption'],
  ['encrpyt', 'encryption'],
  ['checksum file', 'hash-text'],
  ['sha512sum', 'hash-text'],
  ['webhook signature', 'hmac-generator'],
  ['password entropy', 'password-strength-analyser'],
  ['zxcvbn', 'password-strength-analyser'],
  ['pdf', 'pdf-signature-checker'],
  ['verify pdf', 'pdf-signature-checker'],
  ['rsa key', 'rsa-key-pair-generator'],
  ['ssh-keygen', 'rsa-key-pair-generator'],
  ['openssl genrsa', 'rsa-key-pair-generator'],
  ['keypair', 'rsa-key-pair-generator'],
  ['diceware', 'token-generator'],
  ['pwgen', 'token-generator'],
  ['api key', 'token-generator'],
  ['uuidgen', 'uuid-generator'],
  ['guid', 'uuid-generator'],
  ['base 64', 'base64-string-converter'],
  ['atob', 'base64-string-converter'],
  ['image to base64', 'base64-file-converter'],
  ['data uri', 'base64-file-converter'],
  ['radix', 'base-converter'],
  ['number base', 'base-converter'],
  ['snake_case', 'case-converter'],
  ['camelcase', 'case-converter'],
  ['colour', 'color-converter'],
  ['color picker', 'color-converter'],
  ['iso 8601', 'date-converter'],
  ['unix timestamp', 'date-converter'],
  ['date time', 'date-converter'],
  ['json toml', 'json-to-toml'],
  ['json2toml', 'json-to-toml'],
  ['json to xml', 'json-to-xml'],
  ['json to csv', 'json-to-csv'],
  ['csv to json', 'json-to-csv'],
  ['csv', 'json-to-csv'],
  ['list', 'list-converter'],
  ['uniq', 'list-converter'],
  ['comma separated', 'list-converter'],
  ['markdown', 'markdown-to-html'],
  ['markdown preview', 'markdown-to-html'],
  ['mardown', 'markdown-to-html'],
  ['roman numerals', 'roman-numeral-converter'],
  ['spelling alphabet', 'text-to-nato-alphabet'],
  ['toml to json', 'toml-to-json'],
  ['toml2yaml', 'toml-to-yaml'],
  ['toml yaml', 'toml-to-yaml'],
  ['yaml to toml', 'yaml-to-toml'],
  ['xml to json', 'xml-to-json'],
  ['basic authentication', 'basic-auth-generator'],
  ['device', 'device-information'],
  ['viewport', 'device-information'],
  ['html entities', 'html-entities'],
  ['wysiwyg', 'html-wysiwyg-editor'],
  ['teapot', 'http-status-codes'],
  ['502', 'http-status-codes'],
  ['http codes', 'http-status-codes'],
  ['diff json', 'json-diff'],
  ['jwt.io', 'jwt-parser'],
  ['keyboard event', 'keycode-info'],
  ['mimetype', 'mime-types'],
  ['og tags', 'og-meta-generator'],
  ['twitter card', 'og-meta-generator'],
  ['authenticator', 'otp-generator'],
  ['outlook', 'safelink-decoder'],
  ['slugify', 'slugify-string'],
  ['url', 'url-encoder'],
  ['url host', 'url-parser'],
  ['percent encoding', 'url-encoder'],
  ['url decode', 'url-encoder'],
  ['parse user agent', 'user-agent-parser'],
  ['useragent', 'user-agent-parser'],
  ['camera', 'camera-recorder'],
  ['qr generator', 'qrcode-generator'],
  ['qrcode', 'qrcode-generator'],
  ['barcode', 'qrcode-generator'],
  ['placeholder image', 'svg-placeholder-generator'],
  ['svg', 'svg-placeholder-generator'],
  ['wifi', 'wifi-qrcode-generator'],
  ['wlan', 'wifi-qrcode-generator'],
  ['chmod', 'chmod-calculator'],
  ['chmdo', 'chmod-calculator'],
  ['crontab guru', 'crontab-generator'],
  ['cron expression', 'crontab-generator'],
  ['docker run', 'docker-run-to-docker-compose-converter'],
  ['composerize', 'docker-run-to-docker-compose-converter'],
  ['email', 'email-normalizer'],
  ['git cheat sheet', 'git-memo'],
  ['git', 'git-memo'],
  ['minify', 'json-minify'],
  ['json compress', 'json-minify'],
  ['json viewer', 'json-prettify'],
  ['json validator', 'json-prettify'],
  ['port', 'random-port-generator'],
  ['regex', 'regex-tester'],
  ['regexp', 'regex-tester'],
  ['regex cheatsheet', 'regex-memo'],
  ['regx', 'regex-tester'],
  ['sql beautify', 'sql-prettify'],
  ['mysql', 'sql-prettify'],
  ['xml', 'xml-formatter'],
  ['xml format', 'xml-formatter'],
  ['xml prettify', 'xml-formatter'],
  ['yaml format', 'yaml-prettify'],
  ['yaml lint', 'yaml-prettify'],
  ['yamlfmt', 'yaml-prettify'],
  ['ipv4', 'ipv4-subnet-calculator'],
  ['ipcalc', 'ipv4-subnet-calculator'],
  ['ip address converter', 'ipv4-address-converter'],
  ['ip2long', 'ipv4-address-converter'],
  ['ipv6', 'ipv6-ula-generator'],
  ['ula', 'ipv6-ula-generator'],
  ['mac address', 'mac-address-lookup'],
  ['mac generator', 'mac-address-generator'],
  ['eta', 'eta-calculator'],
  ['calc', 'math-evaluator'],
  ['math', 'math-evaluator'],
  ['percent', 'percentage-calculator'],
  ['vat', 'percentage-calculator'],
  ['benchmark', 'benchmark-builder'],
  ['hyperfine', 'benchmark-builder'],
  ['timer', 'chronometer'],
  ['celsius to fahrenheit', 'temperature-converter'],
  ['temprature', 'temperature-converter'],
  ['banner text', 'ascii-text-drawer'],
  ['emoji', 'emoji-picker'],
  ['lorem', 'lorem-ipsum-generator'],
  ['placeholder text', 'lorem-ipsum-generator'],
  ['a11y', 'numeronym-generator'],
  ['redact', 'string-obfuscator'],
  ['hide secret', 'string-obfuscator'],
  ['diff', 'text-diff'],
  ['compare files', 'text-diff'],
  ['character count', 'text-statistics'],
  ['reading time', 'text-statistics'],
  ['iban', 'iban-validator-and-parser'],
  ['bic', 'iban-validator-and-parser'],
  ['phone', 'phone-parser-and-formatter'],
  ['telephone number', 'phone-parser-and-formatter'],
  ['ascii to binary', 'text-to-binary'],
  ['uri', 'url-parser'],
  ['convert base', 'base-converter'],
  ['toml', 'toml-to-json'],
  ['password generator', 'token-generator'],
  ['git undo', 'git-memo'],
  ['docker compose', 'docker-run-to-docker-compose-converter'],
  ['decomposerize', 'docker-run-to-docker-compose-converter'],
  ['discount', 'percentage-calculator'],
  ['fahrenheit', 'temperature-converter'],
  ['time remaining', 'eta-calculator'],
  ['standard deviation', 'benchmark-builder'],
  ['calculator expression', 'math-evaluator'],
  ['word count', 'text-statistics'],
  ['count characters', 'text-statistics'],
  ['generate password', 'token-generator'],
  ['random string', 'token-generator'],
  ['format json', 'json-prettify'],
  ['json formatter', 'json-prettify'],
  ['smiley', 'emoji-picker'],
  ['mobile number', 'phone-parser-and-formatter'],
  ['swift', 'iban-validator-and-parser'],
  ['bank account', 'iban-validator-and-parser'],
  ['json', 'json-prettify'],
  ['prettify json', 'json-prettify'],
  ['minify json', 'json-minify'],
  ['json to yaml', 'json-to-yaml-converter'],
  ['yaml json', 'yaml-to-json-converter'],
  ['yaml to json', 'yaml-to-json-converter'],
  ['json csv', 'json-to-csv'],
  ['xml json', 'xml-to-json'],
  ['json diff', 'json-diff'],
  ['compare json', 'json-diff'],
  ['compare text', 'text-diff'],
  ['uuid', 'uuid-generator'],
  ['guid generator', 'uuid-generator'],
  ['ulid', 'ulid-generator'],
  ['sha256', 'hash-text'],
  ['hash md5', 'hash-text'],
  ['md5 hash', 'hash-text'],
  ['jwt', 'jwt-parser'],
  ['jwt decode', 'jwt-parser'],
  ['decode jwt token', 'jwt-parser'],
  ['subnet', 'ipv4-subnet-calculator'],
  ['subnet mask', 'ipv4-subnet-calculator'],
  ['cidr', 'ipv4-subnet-calculator'],
  ['oui', 'mac-address-lookup'],
  ['mac vendor', 'mac-address-lookup'],
  ['random mac', 'mac-address-generator'],
  ['ip to decimal', 'ipv4-address-converter'],
  ['allowedips', 'ipv4-range-expander'],
  ['ip range', 'ipv4-range-expander'],
  ['unique local', 'ipv6-ula-generator'],
  ['qr', 'qrcode-generator'],
  ['qr code', 'qrcode-generator'],
  ['wifi qr', 'wifi-qrcode-generator'],
  ['webcam', 'camera-recorder'],
  ['dummy image', 'svg-placeholder-generator'],
  ['lipsum', 'lorem-ipsum-generator'],
  ['http 404', 'http-status-codes'],
  ['status code', 'http-status-codes'],
  ['stopwatch', 'chronometer'],
  ['roman', 'roman-numeral-converter'],
  ['ssh key', 'rsa-key-pair-generator'],
  ['hmac sha256', 'hmac-generator'],
  ['aes encrypt', 'encryption'],
  ['password strength', 'password-strength-analyser'],
  ['sql format', 'sql-prettify'],
  ['base64 file', 'base64-file-converter'],
  ['mnemonic', 'bip39-generator'],
  ['base64', 'base64-string-converter'],
  ['base64 decode', 'base64-string-converter'],
  ['url encode', 'url-encoder'],
  ['urldecode', 'url-encoder'],
  ['html escape', 'html-entities'],
  ['unescape html', 'html-entities'],
  ['text to binary', 'text-to-binary'],
  ['unicode', 'text-to-unicode'],
  ['code point', 'text-to-unicode'],
  ['timestamp', 'date-converter'],
  ['unix time', 'date-converter'],
  ['epoch', 'date-converter'],
  ['color', 'color-converter'],
  ['hex to rgb', 'color-converter'],
  ['contrast', 'color-converter'],
  ['hex to decimal', 'base-converter'],
  ['camel case', 'case-converter'],
  ['uppercase', 'case-converter'],
  ['slug', 'slugify-string'],
  ['mask', 'string-obfuscator'],
  ['i18n', 'numeronym-generator'],
  ['nato', 'text-to-nato-alphabet'],
  ['phonetic alphabet', 'text-to-nato-alphabet'],
  ['figlet', 'ascii-text-drawer'],
  ['ascii art', 'ascii-text-drawer'],
  ['parse url', 'url-parser'],
  ['query string', 'url-parser'],
  ['utm', 'url-parser'],
  ['screen size', 'device-information'],
  ['basic auth', 'basic-auth-generator'],
  ['authorization header', 'basic-auth-generator'],
  ['open graph', 'og-meta-generator'],
  ['meta tags', 'og-meta-generator'],
  ['otp', 'otp-generator'],
  ['totp', 'otp-generator'],
  ['2fa', 'otp-generator'],
  ['mime', 'mime-types'],
  ['content type', 'mime-types'],
  ['keycode', 'keycode-info'],
  ['user agent', 'user-agent-parser'],
  ['html editor', 'html-wysiwyg-editor'],
  ['rich text', 'html-wysiwyg-editor'],
  ['safelink', 'safelink-decoder'],
  ['normalize email', 'email-normalizer'],
  ['markdown html', 'markdown-to-html'],
  ['pretify json', 'json-prettify'],
  ['json formater', 'json-prettify'],
  ['cron', 'crontab-generator'],
  ['quartz', 'crontab-generator'],
  ['permissions', 'chmod-calculator'],
  ['umask', 'chmod-calculator'],
  ['random port', 'random-port-generator'],
  ['regular expression tester', 'regex-tester'],
  ['regex cheat sheet', 'regex-memo'],
  ['jtw decode', 'jwt-parser'],
  ['jwt decdoe', 'jwt-parser'],
  ['decode jtw', 'jwt-parser'],
  ['passwrod', 'token-generator'],
  ['password', 'token-generator'],
  ['pasword generator', 'token-generator'],
  ['passwrod genrator', 'token-generator'],
  ['random pasword', 'token-generator'],
  ['pasword strenght', 'password-strength-analyser'],
  ['sha', 'hash-text'],
  ['sha256 hash', 'hash-text'],
  ['md5 checksm', 'hash-text'],
  ['verify checksum', 'hash-text'],
  ['regular expression', 'regex-tester'],
  ['regular expresion', 'regex-tester'],
  ['regualr expression', 'regex-tester'],
  ['regex tset', 'regex-tester'],
  ['json fromatter', 'json-prettify'],
  ['jsn formatter', 'json-prettify'],
  ['beautify json', 'json-prettify'],
  ['jsonformatter', 'json-prettify'],
  ['pretty print json', 'json-prettify'],
  ['jsno to yaml', 'json-to-yaml-converter'],
  ['josn to csv', 'json-to-csv'],
  ['excel to json', 'json-to-csv'],
  ['csv to jsn', 'json-to-csv'],
  ['yaml to jason', 'yaml-to-json-converter'],
  ['base 64 encode', 'base64-string-converter'],
  ['bsae64', 'base64-string-converter'],
  ['base46 decode', 'base64-string-converter'],
  ['uuid genertor', 'uuid-generator'],
  ['unique id', 'uuid-generator'],
  ['timestmap', 'date-converter'],
  ['unix timestmap converter', 'date-converter'],
  ['epoch to date', 'date-converter'],
  ['time zone', 'date-converter'],
  ['colro picker', 'color-converter'],
  ['hex colour', 'color-converter'],
  ['crontab expresion', 'crontab-generator'],
  ['schedule', 'crontab-generator'],
  ['dcoker compose', 'docker-run-to-docker-compose-converter'],
  ['docker to compose', 'docker-run-to-docker-compose-converter'],
  ['url ecnode', 'url-encoder'],
  ['percent encode', 'url-encoder'],
  ['query params', 'url-parser'],
  ['user agnet', 'user-agent-parser'],
  ['http staus', 'http-status-codes'],
  ['error 404', 'http-status-codes'],
  ['qr cdoe', 'qrcode-generator'],
  ['wifi qrcode', 'wifi-qrcode-generator'],
  ['subnt mask', 'ipv4-subnet-calculator'],
  ['subnet calcualtor', 'ipv4-subnet-calculator'],
  ['mac adress', 'mac-address-lookup'],
  ['compare two files', 'text-diff'],
  ['txt diff', 'text-diff'],
  ['word counter', 'text-statistics'],
  ['caclulator', 'math-evaluator'],
  ['percentge', 'percentage-calculator'],
  ['stop watch', 'chronometer'],
  ['loerm ipsum', 'lorem-ipsum-generator'],
  ['camle case', 'case-converter'],
  ['roman numreals', 'roman-numeral-converter'],
  ['file permissions', 'chmod-calculator'],
  ['markdwon', 'markdown-to-html'],
  ['sql formater', 'sql-prettify'],
  ['xml beautifier', 'xml-formatter'],
  ['html special characters', 'html-entities'],
  ['two factor', 'otp-generator'],
  ['ssh keys', 'rsa-key-pair-generator'],
  ['json formatter online', 'json-prettify'],
  ['free qr code generator', 'qrcode-generator'],
  ['calculator', 'math-evaluator'],
  ['unwrap', 'unwrap'],
  ['cyberchef', 'unwrap'],
  ['nested base64', 'unwrap'],
  ['decode layers', 'unwrap'],
  ['what is this', 'unwrap'],
  ['certificate', 'certificate-parser'],
  ['x509', 'certificate-parser'],
  ['csr decoder', 'certificate-parser'],
  ['ssl certificate', 'certificate-parser'],
  ['html to markdown', 'html-to-markdown'],
  ['html2md', 'html-to-markdown'],
  ['convert html to markdown', 'html-to-markdown'],
  ['google docs to markdown', 'html-to-markdown'],
  ['clipboard to markdown', 'html-to-markdown'],
  ['turndown', 'html-to-markdown'],
  ['html to gfm', 'html-to-markdown'],
  ['web page to markdown', 'html-to-markdown'],
  ['html table to markdown', 'html-to-markdown'],
  ['github flavored markdown', 'html-to-markdown'],
  ['html2markdown', 'html-to-markdown'],
  ['formatted text to markdown', 'html-to-markdown'],
  ['html to github markdown', 'html-to-markdown'],
  ['html tables to markdown', 'html-to-markdown'],
  ['task lists', 'html-to-markdown'],
  ['compare lists', 'list-comparer'],
  ['list comparer', 'list-comparer'],
  ['compare two lists', 'list-comparer'],
  ['compare columns', 'list-comparer'],
  ['list intersection', 'list-comparer'],
  ['unique to one list', 'list-comparer'],
  ['list compare', 'list-comparer'],
  ['missing items', 'list-comparer'],
  ['common items', 'list-comparer'],
  ['intersection', 'list-comparer'],
  ['union of lists', 'list-comparer'],
  ['venn', 'list-comparer'],
  ['only in one list', 'list-comparer'],
  ['anti join', 'list-comparer'],
  ['comm', 'list-comparer'],
  ['vlookup', 'list-comparer'],
  ['saml response', 'saml-decoder'],
  ['decode samlresponse', 'saml-decoder'],
  ['oauth url', 'saml-decoder'],
  ['pkce', 'saml-decoder'],
  ['sign-in checker', 'auth-check'],
  ['auth check', 'auth-check'],
  ['why token rejected', 'auth-check'],
  ['token refused', 'auth-check'],
  ['check sign-in', 'auth-check'],
  ['sso timeline', 'auth-check'],
  ['jwks kid', 'auth-check'],
  ['key not in set', 'auth-check'],
  ['clock skew', 'auth-check'],
  ['intermediate expired', 'auth-check'],
  ['redirect uri mismatch', 'auth-check'],
  ['state mismatch', 'auth-check'],
  ['jwt rejected', 'auth-check'],
  ['saml rejected', 'auth-check'],
  ['troubleshoot login', 'auth-check'],
  ['debug sso', 'auth-check'],
  ['redirect_uri mismatch', 'auth-check'],
  ['token audience issuer', 'auth-check'],
  ['why is my token refused', 'auth-check'],
  ['saml audience', 'auth-check'],
  ['gunzip', 'compression'],
  ['unzip', 'compression'],
  ['decompress', 'compression'],
  ['zstd', 'compression'],
  ['extract archive', 'compression'],
];

// By the Chinese names and search words, and by the English ones.
const chineseSearches: readonly Search[] = [
  ['html 转 markdown', 'html-to-markdown'],
  ['比较列表', 'list-comparer'],
  ['交集', 'list-comparer'],
  ['逐层解码', 'unwrap'],
  ['嵌套编码', 'unwrap'],
  ['这是什么', 'unwrap'],
  ['单点登录', 'saml-decoder'],
  ['登录检查', 'auth-check'],
  ['令牌 被拒绝', 'auth-check'],
  ['解压', 'compression'],
  ['压缩文件', 'compression'],
  ['gzip 解压', 'compression'],
  ['密码', 'password-strength-analyser'],
  ['密码生成', 'token-generator'],
  ['随机密码', 'token-generator'],
  ['哈希', 'hash-text'],
  ['加密', 'encryption'],
  ['解密', 'encryption'],
  ['令牌', 'token-generator'],
  ['助记词', 'bip39-generator'],
  ['公钥 私钥', 'rsa-key-pair-generator'],
  ['进制转换', 'base-converter'],
  ['进制', 'base-converter'],
  ['时间戳', 'date-converter'],
  ['时间戳转换', 'date-converter'],
  ['大小写', 'case-converter'],
  ['驼峰', 'case-converter'],
  ['颜色', 'color-converter'],
  ['取色', 'color-converter'],
  ['json格式化', 'json-prettify'],
  ['json 格式化', 'json-prettify'],
  ['json压缩', 'json-minify'],
  ['json 转 yaml', 'json-to-yaml-converter'],
  ['json转csv', 'json-to-csv'],
  ['xml转json', 'xml-to-json'],
  ['sql格式化', 'sql-prettify'],
  ['正则', 'regex-tester'],
  ['正则表达式', 'regex-tester'],
  ['二维码', 'qrcode-generator'],
  ['无线网络', 'wifi-qrcode-generator'],
  ['占位图', 'svg-placeholder-generator'],
  ['摄像头', 'camera-recorder'],
  ['状态码', 'http-status-codes'],
  ['定时任务', 'crontab-generator'],
  ['权限', 'chmod-calculator'],
  ['子网掩码', 'ipv4-subnet-calculator'],
  ['子网', 'ipv4-subnet-calculator'],
  ['端口', 'random-port-generator'],
  ['数学', 'math-evaluator'],
  ['百分比', 'percentage-calculator'],
  ['秒表', 'chronometer'],
  ['倒计时', 'chronometer'],
  ['温度', 'temperature-converter'],
  ['表情', 'emoji-picker'],
  ['字数', 'text-statistics'],
  ['字数统计', 'text-statistics'],
  ['文本对比', 'text-diff'],
  ['脱敏', 'string-obfuscator'],
  ['银行账号', 'iban-validator-and-parser'],
  ['手机号码', 'phone-parser-and-formatter'],
  ['网址 编码', 'url-encoder'],
  ['url解码', 'url-encoder'],
  ['base64解码', 'base64-string-converter'],
  ['jwt 解码', 'jwt-parser'],
  ['stopwatch', 'chronometer'],
  ['hash md5', 'hash-text'],
  ['验证码', 'otp-generator'],
  ['罗马数字', 'roman-numeral-converter'],
  ['json解析', 'json-prettify'],
  ['json在线解析', 'json-prettify'],
  ['json 在线', 'json-prettify'],
  ['json校验', 'json-prettify'],
  ['密码生成器', 'token-generator'],
  ['强密码', 'token-generator'],
  ['正则测试', 'regex-tester'],
  ['正则速查', 'regex-memo'],
  ['时间戳转日期', 'date-converter'],
  ['md5加密', 'hash-text'],
  ['md5', 'hash-text'],
  ['jwt解析', 'jwt-parser'],
  ['token解析', 'jwt-parser'],
  ['url编码', 'url-encoder'],
  ['文本比对', 'text-diff'],
  ['代码对比', 'text-diff'],
  ['cron表达式', 'crontab-generator'],
  ['markdown转html', 'markdown-to-html'],
  ['转义', 'html-entities'],
  ['生成二维码', 'qrcode-generator'],
  ['ip地址转换', 'ipv4-address-converter'],
  ['yaml转json', 'yaml-to-json-converter'],
  ['uuid生成', 'uuid-generator'],
  ['图片转base64', 'base64-file-converter'],
  ['密码强度', 'password-strength-analyser'],
  ['字符统计', 'text-statistics'],
  ['两步验证', 'otp-generator'],
  ['驼峰转换', 'case-converter'],
  ['json在线解析工具', 'json-prettify'],
  ['json在线格式化', 'json-prettify'],
  ['在线json', 'json-prettify'],
  ['json美化', 'json-prettify'],
  ['json验证', 'json-prettify'],
  ['json转yaml', 'json-to-yaml-converter'],
  ['json转xml', 'json-to-xml'],
  ['csv转json', 'json-to-csv'],
  ['在线二维码生成', 'qrcode-generator'],
  ['二维码生成器', 'qrcode-generator'],
  ['wifi二维码', 'wifi-qrcode-generator'],
  ['在线正则测试', 'regex-tester'],
  ['正则表达式测试', 'regex-tester'],
  ['正则表达式在线测试', 'regex-tester'],
  ['在线密码生成', 'token-generator'],
  ['随机密码生成', 'token-generator'],
  ['随机字符串', 'token-generator'],
  ['密码强度检测', 'password-strength-analyser'],
  ['密码安全', 'password-strength-analyser'],
  ['在线md5', 'hash-text'],
  ['sha256加密', 'hash-text'],
  ['文件校验', 'hash-text'],
  ['校验和', 'hash-text'],
  ['aes加密', 'encryption'],
  ['文本加密', 'encryption'],
  ['jwt在线解析', 'jwt-parser'],
  ['jwt解码', 'jwt-parser'],
  ['base64编码', 'base64-string-converter'],
  ['base64在线解码', 'base64-string-converter'],
  ['图片base64', 'base64-file-converter'],
  ['unix时间戳', 'date-converter'],
  ['时间戳在线转换', 'date-converter'],
  ['日期转换', 'date-converter'],
  ['时区', 'date-converter'],
  ['颜色转换', 'color-converter'],
  ['取色器', 'color-converter'],
  ['rgb转hex', 'color-converter'],
  ['罗马数字转换', 'roman-numeral-converter'],
  ['二进制转换', 'base-converter'],
  ['十六进制转十进制', 'base-converter'],
  ['url在线编码', 'url-encoder'],
  ['url解析', 'url-parser'],
  ['网址解析', 'url-parser'],
  ['子网计算', 'ipv4-subnet-calculator'],
  ['子网掩码计算器', 'ipv4-subnet-calculator'],
  ['mac地址查询', 'mac-address-lookup'],
  ['mac地址生成', 'mac-address-generator'],
  ['文本比较', 'text-diff'],
  ['在线文本对比', 'text-diff'],
  ['json对比', 'json-diff'],
  ['字数统计在线', 'text-statistics'],
  ['百分比计算', 'percentage-calculator'],
  ['在线秒表', 'chronometer'],
  ['计时器', 'chronometer'],
  ['大写转换', 'case-converter'],
  ['假文', 'lorem-ipsum-generator'],
  ['温度转换', 'temperature-converter'],
  ['摄氏度', 'temperature-converter'],
  ['文件权限', 'chmod-calculator'],
  ['http状态码', 'http-status-codes'],
  ['sql美化', 'sql-prettify'],
  ['xml格式化', 'xml-formatter'],
  ['yaml格式化', 'yaml-prettify'],
];

test.each(searches)('“%s” finds %s first', (query, tool) => {
  expect(find(query)[0]?.entry.id).toBe(tool);
});

describe.each(translated.filter((language) => language !== 'en'))('in %s', (language) => {
  const table = language === 'zh' ? chineseSearches : (tables[`./searches.${language}.json`] ?? []);
  const findHere = finderIn(language);

  test('there are searches', () => {
    expect(table.length).toBeGreaterThanOrEqual(90);
  });

  test.each(table)('“%s” finds %s first', (query, tool) => {
    expect(findHere(query)[0]?.entry.id).toBe(tool);
  });
});

test('a search is in its table once', () => {
  for (const table of [searches, chineseSearches, ...Object.values(tables)]) expect(new Set(table.map(([query]) => query)).size).toBe(table.length);
});

test('every tool is first for some search', () => {
  expect(searches.length + chineseSearches.length).toBeGreaterThanOrEqual(200);
  const found = new Set(searches.map(([, tool]) => tool));
  expect(entries.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});

test.each(translated)('the name of a category lists all its tools, and first (%s)', (language) => {
  const all = entriesIn(language);
  const search = createFinder(all);
  for (const category of Object.values(categoriesIn(language))) {
    const groups = groupFound(search(category));
    expect(groups[0]?.category).toBe(category);
    const listed = groups.filter((group) => group.category === category).flatMap((group) => group.entries);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter((entry) => entry.category === category)
        .map(({ id }) => id)
        .toSorted(),
    );
  }
});

test('each word has to match something', () => {
  for (const { entry } of find('jwt decode'))
    expect([entry.name, entry.description, ...entry.keywords, ...entry.aliases].join(' ').toLowerCase()).toContain('jwt');
  expect(find('jwt xyzzyplugh')).toEqual([]);
  expect(find('jsonzzzz')).toEqual([]);
});

const idsOf = (query: string): readonly string[] =>
  find(query)
    .map(({ entry }) => entry.id)
    .toSorted();

test('the order of the words does not change what is found', () => {
  expect(idsOf('md5 hash file')).toEqual(idsOf('file hash md5'));
});

// Hits of the name of a tool, and of little else.
test.each([
  ['cron', 1],
  ['curl', 2],
  ['diff', 2],
  ['jwt decode', 2],
])('“%s” has %i hits', (query, count) => {
  expect(find(query)).toHaveLength(count);
});

const words = new Set(
  entries.flatMap(({ name, keywords, aliases }) => [name, ...keywords, ...aliases].flatMap((text) => text.toLowerCase().split(/[\s/-]+/u))),
);

/** Single typing errors in a word: two letters swapped, one omitted, one doubled, one replaced by each of some others. */
function typosOf(word: string, replacements: string): readonly string[] {
  const typos = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    return [swapped, `${before}${after}`, `${before}${letter}${letter}${after}`, ...[...replacements].map((other) => `${before}${other}${after}`)];
  });
  // Some typos are other words: `scrypt`.
  return [...new Set(typos)].filter((typo) => typo !== word && !words.has(typo.toLowerCase()));
}

const MIN_LENGTH = 5;

/** The names of all tools with a typing error in one of their words. */
const misspelled = (replacements: string): readonly Search[] =>
  entries.flatMap(({ id, name }) =>
    name.split(/(?<=[\s/-])/u).flatMap((part, at, all): readonly Search[] => {
      const word = part.replace(/[\s/-]$/u, '');
      return word.length < MIN_LENGTH ? [] : typosOf(word, replacements).map((typo) => [all.toSpliced(at, 1, part.replace(word, typo)).join(''), id]);
    }),
  );

/** The searches that do not have their tool among the first three results. */
const missed = (some: readonly Search[]): readonly Search[] =>
  some.filter(
    ([query, tool]) =>
      !find(query)
        .slice(0, 3)
        .some(({ entry }) => entry.id === tool),
  );

// Of the typos, in the quick test.
const SAMPLED = 20;

test('one typing error in a long word of a name still finds the tool', () => {
  const sample = misspelled('x').filter((_, index) => index % SAMPLED === 0);
  expect(sample.length).toBeGreaterThan(150);
  expect(missed(sample)).toEqual([]);
});

test('every typing error in every long word of a name still finds the tool', { tags: ['slow'], timeout: 120_000 }, () => {
  expect(missed(misspelled('aen'))).toEqual([]);
});
