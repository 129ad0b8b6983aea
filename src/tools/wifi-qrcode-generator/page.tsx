import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Decode } from './page/Decode.tsx';
import { Encode } from './page/Encode.tsx';

export default () => <GeneratedTool<typeof fields> views={{ encode: Encode, decode: Decode, readImage: 'decode' }} />;
