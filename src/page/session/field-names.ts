import type { Operation } from '../../contract/operations.ts';

export type InputName<Op extends Operation> = keyof Op['input'] & string;
export type OutputName<Op extends Operation> = keyof Op['output'] & string;
