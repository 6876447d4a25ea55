// Loaded before a program (node --import) that is spawned with an "ipc" channel. The kernel closes the channel when the
// parent ends, however it ends. Then the program ends as on Ctrl-C, so that no process stays behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the program running.
process.channel?.unref()
