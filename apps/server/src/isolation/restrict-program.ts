/**
 * A program in Perl, which Debian and Ubuntu always include. It gives up access to all files except those of its rules (Landlock) and to the
 * system calls that a filter refuses (seccomp), for itself and its successors, and then executes the command. Node.js cannot make these
 * system calls itself, and `setpriv` does both only from util-linux 2.41 on.
 *
 * Arguments: the number of the system call `prctl`, rules `read:PATH` and `write:PATH`, then `--`, then the command. The filter is read from
 * {@link FILTER_DESCRIPTOR}. Paths that do not exist are skipped; any other failure ends the program before the command starts.
 *
 * Numbers are those of `linux/landlock.h`, `linux/prctl.h` and `linux/seccomp.h`.
 */
import { FILTER_DESCRIPTOR } from "./isolation.ts";

export const RESTRICT_PROGRAM: string = String.raw`
use strict;
my $prctl = shift;
sub check { my ($result, $what) = @_; $result == -1 ? die "$what: $!\n" : $result }

# Rights by version of Landlock: 1 has 13, 2 adds REFER, 3 TRUNCATE, 5 IOCTL_DEV; 4 adds TCP, 6 abstract sockets and signals.
my $version = check(syscall(444, 0, 0, 1), "landlock_create_ruleset");
my $all = $version >= 5 ? 0xffff : $version >= 3 ? 0x7fff : $version == 2 ? 0x3fff : 0x1fff;
my $attributes = pack("Q", $all) . ($version >= 4 ? pack("Q", 3) : "") . ($version >= 6 ? pack("Q", 3) : "");
my $rules = check(syscall(444, $attributes, length $attributes, 0), "landlock_create_ruleset");
# EXECUTE, READ_FILE, READ_DIR; and all but EXECUTE and the making of devices.
my %rights = (read => 0x000d, write => 0xffff & ~0x0841);
while (defined(my $rule = shift)) {
  last if $rule eq "--";
  my ($kind, $path) = split /:/, $rule, 2;
  # O_PATH
  sysopen(my $place, $path, 010000000) or next;
  # What only folders have is not granted on a file.
  my $granted = $rights{$kind} & $all & (-d $path ? 0xffff : 0xc007);
  my $beneath = pack("Ql", $granted, fileno $place);
  check(syscall(445, $rules, 1, $beneath, 0), "landlock_add_rule $path");
}
open(my $input, "<&=", ${FILTER_DESCRIPTOR}) or die "filter: $!\n";
binmode $input;
my $filter = do { local $/; <$input> };
close $input;
length $filter or die "no filter\n";

# PR_SET_NO_NEW_PRIVS, then landlock_restrict_self, then PR_SET_SECCOMP with SECCOMP_MODE_FILTER.
check(syscall($prctl + 0, 38, 1, 0, 0, 0), "no_new_privs");
check(syscall(446, $rules, 0), "landlock_restrict_self");
my $program = pack("Sx6P", length($filter) / 8, $filter);
check(syscall($prctl + 0, 22, 2, $program, 0, 0), "seccomp");
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";
`;
