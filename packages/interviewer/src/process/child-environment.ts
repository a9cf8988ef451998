/** A child process learns nothing of its parent's environment but where Node keeps compiled code, where it keeps it. */
export const childEnvironment = (): { NODE_COMPILE_CACHE?: string } => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}
