import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'images-and-videos',
  order: 2,
  icon: 'wifi',
  aliases: ['wifi qr', 'wifi qr code', 'wlan', 'wpa2', 'wpa3', 'sae', 'wep', 'eap', '802.1x', 'ssid'],
  topics: ['charset', 'qr-code/drawing', 'qr-code'],
});
