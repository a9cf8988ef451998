import { configure } from '@testing-library/react'

// The server in this process shares two cores with other tests: what is waited for may take longer than a second.
configure({ asyncUtilTimeout: 60_000 })
