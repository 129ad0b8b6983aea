import { Bip39 } from './page/Bip39.tsx';

export default Bip39;
