/** The file descriptor of a child's end of the channel: the first after those of standard input, output and errors. */
export const CHANNEL_DESCRIPTOR = 3;
