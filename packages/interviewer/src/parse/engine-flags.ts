/**
 * Options of V8 for a process that parses: it has done its few files before the code of the last compiler pays for being made,
 * which is a tenth of the time. Wasm, which reads pictures, has compilers of its own.
 */
export const engineFlags = ['--no-turbofan']
