TERMS = 20
WEIGHTS = [[0]*20, [0]*20]
for t, a, b in ((0, 0, 22), (1, 6, 9), (10, 9, 9), (11, -9, -9)):
    WEIGHTS[0][t], WEIGHTS[1][t] = a, b
