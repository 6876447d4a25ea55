/** This machine by its names and addresses, and the folder of a socket. */
const THIS_MACHINE = /^(|\/.*|localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|0\.0\.0\.0)$/i

/** Whether a host of an address is the machine we run on. */
export const isThisMachine = (host: string): boolean => THIS_MACHINE.test(host)
