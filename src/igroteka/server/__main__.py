"""`python -m igroteka.server`."""

import sys

from igroteka.server.commands import main

sys.exit(main())
