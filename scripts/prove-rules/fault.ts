/** A file of the program, by its full path, and where its faulty text is. */
export interface Fault {
  file: string;
  textAt: string;
}

/** The name of the variable by which the test run is told of its fault. */
export const faultVariable = 'BANYAN_PROOF_FAULT';
