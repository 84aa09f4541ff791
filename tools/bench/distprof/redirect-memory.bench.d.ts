/** Resident memory of one redirector, with the heap that it is deployed with, at its highest while 50,000 of 1,000,000 links are visited again and again. */
export declare function redirectMemory(): Promise<boolean>;
