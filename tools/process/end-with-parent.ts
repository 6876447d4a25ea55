// Loaded ahead of a program (node --import) that is spawned with an "ipc" channel. The kernel closes the channel when the
// parent ends in whatever way; the program then ends as it does on Ctrl-C, and nobody is left behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the program from ending.
process.channel?.unref()
