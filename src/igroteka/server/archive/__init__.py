"""After the match: records, results and ratings, history, the expert's analysis."""
