import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    { source: 'defaults: local, unicast', input: {}, output: { addresses: matches(/^[0-9A-F][26AE](:[0-9A-F]{2}){5}$/u) }, example: true },
    {
      source: 'prefix',
      input: { prefix: '64:16:7F', count: 2 },
      output: { addresses: matches(/^64:16:7F(:[0-9A-F]{2}){3}\n64:16:7F(:[0-9A-F]{2}){3}$/u) },
      example: true,
    },
    {
      source: 'a prefix may end anywhere',
      input: { prefix: '64:16:7', letterCase: 'lower', format: 'cisco' },
      output: { addresses: matches(/^6416\.7[0-9a-f]{3}\.[0-9a-f]{4}$/u) },
    },
    { source: 'whole address', input: { prefix: '001122334455', format: 'hyphen' }, output: { addresses: '00-11-22-33-44-55' }, example: true },
    { source: 'a trailing separator', input: { prefix: '00-50-56-', format: 'bare' }, output: { addresses: matches(/^005056[0-9A-F]{6}$/u) } },
    {
      source: 'one digit leaves the bits selectable',
      input: { prefix: '4', administration: 'universal', cast: 'multicast', size: 'eui64', format: 'dot-pairs' },
      output: { addresses: matches(/^4[159D](\.[0-9A-F]{2}){7}$/u) },
    },
    { source: '16 digits of an EUI-64', input: { prefix: '00.11.22.33.44.55.66.77', size: 'eui64' }, output: { addresses: '00:11:22:33:44:55:66:77' } },
    { source: '14 digits', input: { prefix: '00:11:22:33:44:55:66' }, error: 'prefix-too-long', field: 'prefix' },
    { source: 'g', input: { prefix: '0g' }, error: 'invalid-prefix', field: 'prefix' },
    { source: 'two separators', input: { prefix: '00::11' }, error: 'invalid-prefix', field: 'prefix' },
    { source: 'sixteen exist', input: { prefix: '00112233445', count: 17 }, error: 'count-too-large', field: 'count' },
  ],
});
