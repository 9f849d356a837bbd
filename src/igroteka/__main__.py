"""`python -m igroteka` is the command."""

import sys

from igroteka.cli import main

sys.exit(main())
