export declare function freePorts(count: number): Promise<readonly number[]>;
