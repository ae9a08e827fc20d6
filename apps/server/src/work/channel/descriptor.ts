/** The file descriptor of the child's end of the channel: the first after standard input, output and error. */
export const CHANNEL_DESCRIPTOR = 3;
