import './determinism.test.ts'
