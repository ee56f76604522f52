import './same-everywhere.test.ts'
