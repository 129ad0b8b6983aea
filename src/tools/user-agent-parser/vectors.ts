import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const chromeOn = (system: string, version: string, mobile = ''): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}${mobile} Safari/537.36`;
const CHROME_126 = chromeOn('Windows NT 10.0; Win64; x64', '126.0.0.0');
const REDUCED_ANDROID = chromeOn('Linux; Android 10; K', '126.0.0.0', ' Mobile');

export default vectors<typeof fields>({
  parse: [
    {
      source: 'ua-parser-js 1.0.41',
      input: { userAgent: CHROME_126 },
      output: {
        summary: 'Chrome 126 on Windows 10',
        clientKind: 'browser',
        clientName: 'Chrome',
        clientVersion: '126.0.0.0',
        browserVersion: '126.0.0.0',
        engineName: 'Blink',
        osVersion: '10',
        deviceType: 'desktop',
        cpuArchitecture: 'amd64',
        notes: ['windows-version-frozen', 'browser-version-reduced'],
        tokens: [
          { kind: 'product', name: 'Mozilla', version: '5.0' },
          { kind: 'comment', name: 'Windows NT 10.0; Win64; x64', version: '' },
          { kind: 'product', name: 'AppleWebKit', version: '537.36' },
          { kind: 'comment', name: 'KHTML, like Gecko', version: '' },
          { kind: 'product', name: 'Chrome', version: '126.0.0.0' },
          { kind: 'product', name: 'Safari', version: '537.36' },
        ],
      },
      example: true,
    },
    {
      source: 'Microsoft: platform version 13 and up is Windows 11',
      input: { userAgent: CHROME_126, clientHints: 'sec-ch-ua-platform: "Windows"\nsec-ch-ua-platform-version: "15.0.0"' },
      output: { summary: 'Chrome 126 on Windows 11', osVersion: '11', notes: ['browser-version-reduced'] },
      example: true,
    },
    {
      source: 'ua-parser-js 1.0.41',
      input: {
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      },
      output: {
        summary: 'Mobile Safari 17 on iOS 17.5.1',
        clientKind: 'browser',
        engineName: 'WebKit',
        deviceType: 'mobile',
        deviceVendor: 'Apple',
        deviceModel: 'iPhone',
        notes: [],
      },
    },
    {
      source: 'ua-parser-js 1.0.41; a Pixel is from Google',
      input: { userAgent: chromeOn('Linux; Android 14; Pixel 8 Pro', '125.0.6422.165', ' Mobile') },
      output: { summary: 'Chrome 125 on Android 14', deviceVendor: 'Google', deviceModel: 'Pixel 8 Pro', notes: [] },
    },
    {
      source: 'ua-parser-js 1.0.41',
      input: { userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' },
      output: { summary: 'Firefox 127 on Ubuntu', clientKind: 'browser', engineName: 'Gecko', deviceType: 'desktop', notes: [] },
    },
    {
      source: 'Google Search Central: Googlebot',
      input: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      output: { summary: 'Googlebot 2', clientKind: 'crawler', clientName: 'Googlebot', clientVersion: '2.1', browserName: '' },
      example: true,
    },
    {
      source: 'OpenAI: GPTBot',
      input: { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)' },
      output: { summary: 'GPTBot 1', clientKind: 'crawler', engineName: '' },
    },
    {
      source: 'a crawler in a browser keeps the browser',
      input: {
        userAgent:
          'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
      },
      output: { summary: 'bingbot 2', clientName: 'bingbot', browserName: 'Chrome', engineName: 'Blink' },
    },
    {
      source: 'Slack: a version after a space',
      input: { userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
      output: { clientKind: 'crawler', clientName: 'Slackbot-LinkExpanding', clientVersion: '1.0' },
    },
    {
      source: 'Google Search Central: a name without a version',
      input: { userAgent: 'AdsBot-Google (+http://www.google.com/adsbot.html)' },
      output: { summary: 'AdsBot-Google', clientKind: 'crawler', clientVersion: '' },
    },
    {
      source: 'a leading v is dropped',
      input: { userAgent: 'Mozilla/5.0 (compatible; SomeSpider/v3.2)' },
      output: { clientName: 'SomeSpider', clientVersion: '3.2' },
    },
    {
      source: 'a Cubot phone is not a crawler',
      input: { userAgent: chromeOn('Linux; Android 9; CUBOT_X19/PPR1', '126.0.6478.71', ' Mobile') },
      output: { clientKind: 'browser', clientName: 'Chrome' },
    },
    {
      source: 'RFC 9110, section 10.1.5',
      input: { userAgent: 'curl/8.7.1' },
      output: { summary: 'curl 8', clientKind: 'tool', browserName: '', tokens: [{ kind: 'product', name: 'curl', version: '8.7.1' }] },
      example: true,
    },
    {
      source: 'RFC 9110, section 5.6.5: comments nest; a product is split at its first slash',
      input: { userAgent: String.raw`app/1/2 (a (b) \) c) d` },
      output: {
        tokens: [
          { kind: 'product', name: 'app', version: '1/2' },
          { kind: 'comment', name: String.raw`a (b) \) c`, version: '' },
          { kind: 'product', name: 'd', version: '' },
        ],
      },
    },
    {
      source: 'a smart TV with Tizen is from Samsung',
      input: { userAgent: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) 85.0.4183.93/6.5 TV Safari/537.36' },
      output: { deviceType: 'smarttv', deviceVendor: 'Samsung', osName: 'Tizen' },
    },
    {
      source: 'Chromium: the reduced User-Agent',
      input: { userAgent: REDUCED_ANDROID },
      output: { summary: 'Chrome 126 on Android 10', deviceModel: '', notes: ['android-reduced', 'browser-version-reduced'] },
    },
    {
      source: 'UA-CH: every hint',
      input: {
        userAgent: REDUCED_ANDROID,
        clientHints: [
          'Accept: text/html',
          'Sec-CH-UA: "Not/A)Brand";v="8", "Chromium";v="126", "Google Chrome";v="126"',
          'Sec-CH-UA-Full-Version-List: "Not/A)Brand";v="8.0.0.0", "Chromium";v="126.0.6478.71", "Google Chrome";v="126.0.6478.72"',
          '',
          'Sec-CH-UA-Mobile: ?1',
          'Sec-CH-UA-Model: "Pixel 7"',
          'Sec-CH-UA-Platform: "Android"',
          'Sec-CH-UA-Platform-Version: "14.0.0"',
          'Sec-CH-UA-Arch: "arm"',
          'Sec-CH-UA-Bitness: "64"',
        ].join('\r\n'),
      },
      output: {
        summary: 'Chrome 126 on Android 14.0.0',
        browserVersion: '126.0.6478.72',
        clientVersion: '126.0.6478.72',
        deviceModel: 'Pixel 7',
        deviceVendor: 'Google',
        deviceType: 'mobile',
        cpuArchitecture: 'arm64',
        notes: [],
      },
    },
    {
      source: 'Microsoft: platform version 0.3 is Windows 8.1',
      input: { userAgent: CHROME_126, clientHints: 'Sec-CH-UA-Platform-Version: "0.3.0"' },
      output: { osName: 'Windows', osVersion: '8.1' },
    },
    {
      source: 'another operating system without its version',
      input: { userAgent: CHROME_126, clientHints: 'SEC-CH-UA-PLATFORM: "Chrome OS"' },
      output: { summary: 'Chrome 126 on ChromeOS', osVersion: '', deviceType: 'desktop' },
    },
    {
      source: 'WebKit: macOS is always 10_15_7',
      input: { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15' },
      output: { summary: 'Safari 17 on macOS 10.15.7', deviceType: 'desktop', notes: ['macos-version-frozen'] },
    },
    {
      source: 'WebKit: Safari 26 reports iOS 18.6',
      input: {
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      },
      output: { notes: ['ios-version-frozen'] },
    },
    {
      source: 'ua-parser/uap-core#549',
      input: {
        userAgent:
          'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
      },
      output: { clientKind: 'crawler', clientName: 'Bytespider', clientVersion: '' },
    },
    {
      source: 'mileusna/useragent#26',
      input: {
        userAgent: 'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.0.0 Safari/537.36',
      },
      output: { clientKind: 'crawler', clientName: 'Bytespider', clientVersion: '' },
    },
    {
      source: 'faisalman/ua-parser-js#780',
      input: { userAgent: 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)' },
      output: { clientKind: 'crawler', clientName: 'Yahoo! Slurp', clientVersion: '' },
    },
    {
      source: 'faisalman/ua-parser-js#780',
      input: { userAgent: 'TelegramBot (like TwitterBot)' },
      output: { clientKind: 'crawler', clientName: 'TelegramBot', clientVersion: '' },
    },
    {
      source: 'faisalman/ua-parser-js#780',
      input: {
        userAgent: 'Better Uptime Bot Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.169 Safari/537.36',
      },
      output: { clientKind: 'crawler', clientName: 'Better Uptime Bot', clientVersion: '' },
    },
    {
      source: 'Screaming Frog',
      input: { userAgent: 'Screaming Frog SEO Spider/20.1' },
      output: { clientKind: 'crawler', clientName: 'Screaming Frog SEO Spider', clientVersion: '20.1' },
    },
    {
      source: 'Microsoft, Bing Webmaster',
      input: { userAgent: 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b' },
      output: { clientKind: 'crawler', clientName: 'BingPreview', clientVersion: '1.0b' },
    },
    {
      source: 'Gmail’s image proxy',
      input: { userAgent: 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)' },
      output: { clientKind: 'crawler', clientName: 'GoogleImageProxy', clientVersion: '' },
    },
    { source: 'Kubernetes', input: { userAgent: 'kube-probe/1.29' }, output: { clientKind: 'crawler', clientName: 'kube-probe', clientVersion: '1.29' } },
    {
      source: 'CUBOT makes phones',
      input: { userAgent: 'Mozilla/5.0 (Linux; Android 10; CUBOT) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36' },
      output: { clientKind: 'browser', clientName: 'Chrome', clientVersion: '126.0.0.0' },
    },
    {
      source: 'faisalman/ua-parser-js#555',
      input: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Thunderbird/140.3.0' },
      output: { clientKind: 'mail', clientName: 'Thunderbird', clientVersion: '140.3.0' },
    },
    { source: 'Microsoft', input: { userAgent: 'Outlook-iOS/2.0' }, output: { clientKind: 'mail', clientName: 'Outlook-iOS', clientVersion: '2.0' } },
    {
      source: 'Microsoft',
      input: { userAgent: 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)' },
      output: { clientKind: 'mail', clientName: 'Microsoft Outlook', clientVersion: '16.0.17328' },
    },
    {
      source: 'Microsoft, Invoke-WebRequest in Windows PowerShell',
      input: { userAgent: 'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.4780' },
      output: { clientKind: 'tool', clientName: 'PowerShell', clientVersion: '5.1.19041.4780' },
    },
    {
      source: 'Microsoft, Invoke-WebRequest in PowerShell',
      input: { userAgent: 'Mozilla/5.0 (Macintosh; Darwin 23.5.0; en-US) PowerShell/7.4.2' },
      output: { clientKind: 'tool', clientName: 'PowerShell', clientVersion: '7.4.2' },
    },
    {
      source: 'jsdom',
      input: { userAgent: 'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/20.0.3' },
      output: { clientKind: 'tool', clientName: 'jsdom', clientVersion: '20.0.3' },
    },
    {
      source: 'Microsoft: also the operating system',
      input: { userAgent: 'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.4780' },
      output: { osName: 'Windows', osVersion: '10' },
    },
    {
      source: 'RFC 9110: the header name',
      input: { userAgent: 'User-Agent: curl/8.0.0' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'JSON',
      input: { userAgent: '"user-agent": "curl/8.0.0",' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'PHP and Ruby: => after the name',
      input: { userAgent: "'User-Agent' => 'curl/8.0.0'," },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'in quotation marks',
      input: { userAgent: '"curl/8.0.0"' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'curl(1)',
      input: { userAgent: "-H 'User-Agent: curl/8.0.0'" },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'curl(1)',
      input: { userAgent: '-A "curl/8.0.0"' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'WSGI',
      input: { userAgent: 'HTTP_USER_AGENT=curl/8.0.0' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    {
      source: 'Apache, combined log',
      input: { userAgent: '127.0.0.1 - - [31/Jan/2024:10:00:00 +0100] "GET / HTTP/1.1" 200 5 "-" "curl/8.0.0"' },
      output: { summary: 'curl 8', clientKind: 'tool', notes: ['surroundings-removed'], tokens: [{ kind: 'product', name: 'curl', version: '8.0.0' }] },
    },
    { source: 'an unknown client', input: { userAgent: 'Mozilla/5.0' }, output: { summary: 'Unknown client', clientKind: 'unknown', clientName: '' } },
    {
      source: 'RFC 9651: a token is not a string',
      input: { userAgent: 'curl/8.7.1', clientHints: 'sec-ch-ua: Chromium' },
      error: 'invalid-client-hint',
      field: 'clientHints',
      position: { line: 1, column: 12 },
    },
    {
      source: 'a line that is not a header',
      input: { userAgent: 'curl/8.7.1', clientHints: 'Accept: */*\n\nhello' },
      error: 'invalid-client-hint',
      field: 'clientHints',
      position: { line: 3, column: 1 },
    },
    {
      source: 'RFC 9651: no comma',
      input: { userAgent: 'curl/8.7.1', clientHints: 'Sec-CH-UA: "A";v="1" "B";v="2"' },
      error: 'invalid-client-hint',
      field: 'clientHints',
      position: { line: 1, column: 21 },
    },
  ],
});
