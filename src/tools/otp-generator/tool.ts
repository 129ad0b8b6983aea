import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 7,
  icon: 'device-mobile',
  aliases: ['otp', 'totp', 'hotp', '2fa', 'mfa', 'otpauth', 'hmac', 'RFC 4226', 'RFC 6238'],
  layout: 'form',
  topics: ['base32', 'charset', 'hash', 'hex', 'qr-code'],
});
